// Square waves on pins: analogWrite. Few pins can have a frequency of their own, and on the ESP32
// such a place is never given back. Pins of the digital-analogue converter make no tone at all.
import type { BoardFacts } from './board-facts';
import { ScriptError } from './errors';
import type { Pin } from './pin';
import type { PinBank } from './pin-bank';

export class Pwm {
  private readonly own = new Set<Pin>();
  private readonly shared = new Set<Pin>();
  private readonly sounding = new Map<Pin, { hz: number; duty: number }>();

  constructor(
    private readonly facts: BoardFacts,
    private readonly pins: PinBank,
    private readonly onTone: (pin: Pin, hz: number, duty: number) => void,
  ) {}

  write(pin: Pin, duty: number, hz: number): void {
    this.pins.setMode(pin, 'af_output');
    if (pin.facts.isDac) return;
    this.take(pin, hz);
    const level = Math.min(1, Math.max(0, duty));
    this.sound(pin, level > 0 && level < 1 ? hz || this.facts.pwm.defaultHz : 0, level);
  }

  /** The pin is used for something else. */
  stop(pin: Pin): void {
    if (this.sounding.has(pin)) this.sound(pin, 0, 0);
  }

  reset(): void {
    for (const pin of [...this.sounding.keys()]) this.stop(pin);
    this.own.clear();
    this.shared.clear();
  }

  hz(pin: Pin): number {
    return this.sounding.get(pin)?.hz ?? 0;
  }

  private take(pin: Pin, hz: number): void {
    const isShared = hz === 0 || hz === this.facts.pwm.defaultHz;
    const places = isShared ? this.shared : this.own;
    const limit = isShared ? this.facts.pwm.sharedPins : this.facts.pwm.ownFrequencies;
    if (!places.has(pin) && places.size >= limit) {
      throw new ScriptError('no PWM channel available anymore');
    }
    places.add(pin);
  }

  private sound(pin: Pin, hz: number, duty: number): void {
    const was = this.sounding.get(pin);
    if (hz === 0) this.sounding.delete(pin);
    else this.sounding.set(pin, { hz, duty });
    if ((was?.hz ?? 0) !== hz || (was?.duty ?? 0) !== duty)
      this.onTone(pin, hz, hz === 0 ? 0 : duty);
  }
}
