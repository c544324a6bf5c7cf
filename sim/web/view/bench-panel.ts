// What surrounds a clock on the bench: how fast time goes, the plug, the battery, and which clock
// it is.

import { button, html, setAttribute, setText } from '../dom';
import { chooseSpeed, setBattery, setSupply } from '../desk';
import type { Desk } from '../desk';
import { clockGroups } from '../model/catalogue';
import { SPEEDS } from '../../table/pace';
import { card, labelled } from './panel';
import type { Panel } from './panel';

export interface BenchActions {
  /** Another clock, by its value in the list. */
  layDown(value: string): void;
  mute(isMuted: boolean): void;
}

function createSpeeds(desk: Desk): { element: HTMLElement; draw(): void } {
  const buttons = SPEEDS.map((speed) => {
    const press = () => chooseSpeed(desk, speed);
    const says = speed === 1 ? 'Real time' : `${speed} times as fast`;
    return { speed, element: button(`${speed}×`, press, { 'aria-label': says }) };
  });
  const group = html(
    'div',
    { class: 'choice', role: 'group', 'aria-label': 'Speed' },
    ...buttons.map((each) => each.element),
  );
  const element = html('div', { class: 'field' }, html('span', {}, 'Time goes'), group);
  const draw = (): void => {
    for (const each of buttons) {
      setAttribute(each.element, 'aria-pressed', String(each.speed === desk.pace.speed));
    }
  };
  return { element, draw };
}

function createPlug(desk: Desk): { element: HTMLElement; draw(): void } {
  const plug = button('Pull the plug', () => setSupply(desk, !desk.bench.hasSupply), {
    class: 'plug',
  });
  const element = html('div', { class: 'field' }, html('span', {}, 'Power'), plug);
  const draw = (): void => {
    setText(plug, desk.bench.hasSupply ? 'Pull the plug' : 'Plug it in again');
    plug.classList.toggle('off', !desk.bench.hasSupply);
    plug.disabled = desk.replay !== null;
  };
  return { element, draw };
}

function createBattery(desk: Desk): { element: HTMLElement; draw(): void } {
  const slider = html('input', { type: 'range', min: 0, max: 100, value: 100, id: 'battery' });
  const shown = html('span');
  slider.addEventListener('input', () => setText(shown, `${slider.value} %`));
  slider.addEventListener('change', () => setBattery(desk, Number(slider.value)));
  const words = html('span', {}, 'Battery ', shown);
  const element = html('label', {}, words, slider);
  let percent = -1;
  const draw = (): void => {
    if (percent === desk.batteryPercent) return;
    percent = desk.batteryPercent;
    slider.value = String(percent);
    setText(shown, `${percent} %`);
  };
  return { element, draw };
}

function createSound(actions: BenchActions): HTMLElement {
  const box = html('input', { type: 'checkbox', checked: true, id: 'sound' });
  box.addEventListener('change', () => actions.mute(!box.checked));
  return html('label', { class: 'check' }, box, html('span', {}, 'Hear the buzzer'));
}

function clockList(): HTMLSelectElement {
  const groups = clockGroups().map(({ title, clocks }) => {
    const options = clocks.map((clock) => html('option', { value: clock.value }, clock.title));
    return html('optgroup', { label: title }, ...options);
  });
  return html('select', { id: 'clock' }, ...groups);
}

export interface BenchPanel extends Panel {
  /** Shows this clock as the chosen one. */
  select(value: string): void;
}

export function createBenchPanel(desk: Desk, actions: BenchActions): BenchPanel {
  const which = clockList();
  which.addEventListener('change', () => actions.layDown(which.value));
  const parts = [createSpeeds(desk), createPlug(desk), createBattery(desk)];
  const fields = html(
    'div',
    { class: 'fields' },
    ...parts.map((each) => each.element),
    createSound(actions),
  );
  const clock = labelled('Clock', which);
  return {
    element: card('Bench', 'bench', fields, clock),
    draw: () => parts.forEach((each) => each.draw()),
    select: (value) => void (which.value = value),
  };
}
