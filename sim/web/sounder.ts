// The buzzer through Web Audio. Changes of pitch are placed on the audio clock, so that a short
// beep keeps its length whatever the page is busy with.

import type { Tone } from '../sim-hal';

/** A square wave is loud; a piezo in a plastic case is not. */
const GAIN = 0.07;
/** Up and down within this, so that nothing clicks. */
const RAMP_S = 0.004;
/** Sounds that are older than this when the page gets to them are not made up for. */
const STALE_MS = 400;

export interface Sounder {
  isMuted: boolean;
  readonly context: AudioContext | null;
  /** Browsers let a page sound only after somebody touched it. */
  wake(): void;
  /** Changes of pitch up to `nowMs` of a clock that goes `speed` times as fast. */
  play(tones: readonly Tone[], nowMs: number, speed: number): void;
  silence(): void;
}

interface Voice {
  readonly context: AudioContext;
  readonly pitch: OscillatorNode;
  readonly volume: GainNode;
}

function createVoice(): Voice | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const pitch = new OscillatorNode(context, { type: 'square' });
  const volume = new GainNode(context, { gain: 0 });
  const plastic = new BiquadFilterNode(context, { type: 'lowpass', frequency: 5200 });
  pitch.connect(volume).connect(plastic).connect(context.destination);
  pitch.start();
  return { context, pitch, volume };
}

/** The pitch from `atS` on the audio clock. */
function change(voice: Voice, hz: number, atS: number): void {
  if (hz > 0) voice.pitch.frequency.setValueAtTime(hz, atS);
  voice.volume.gain.setTargetAtTime(hz > 0 ? GAIN : 0, atS, RAMP_S);
}

export function createSounder(): Sounder {
  let voice: Voice | null = null;
  const sounder: Sounder = {
    isMuted: false,
    get context() {
      return voice?.context ?? null;
    },
    wake: () => {
      voice ??= createVoice();
      if (voice?.context.state === 'suspended') void voice.context.resume();
    },
    play: (tones, nowMs, speed) => {
      if (voice === null || sounder.isMuted) return;
      for (const { atMs, hz } of tones) {
        const agoMs = nowMs - atMs;
        if (hz > 0 && agoMs > STALE_MS * speed) continue;
        // Everything is as late as the oldest that is still played, so that lengths stay.
        const inS = Math.max(0, 0.05 - agoMs / speed / 1000);
        change(voice, hz, voice.context.currentTime + inS);
      }
    },
    silence: () => {
      if (voice === null) return;
      voice.volume.gain.cancelScheduledValues(0);
      change(voice, 0, voice.context.currentTime);
    },
  };
  return sounder;
}
