// ESP32 and NRF: the radio, deep sleep and what else belongs to one family of chips.
import { ScriptError } from '../errors';
import type { Interpreter } from '../interpreter';
import { type Api, numberOr, type Script } from '../script';

/** Pins that can wake the chip from deep sleep. */
const WAKERS: Record<string, number[]> = {
  ESP32: [0, 2, 4, 12, 13, 14, 15, 25, 26, 27, 32, 33, 34, 35, 36, 37, 39],
  'ESP32-C3': [0, 1, 2, 3, 4, 5],
  'ESP32-S3': Array.from({ length: 22 }, (_, index) => index),
};

const RANGES: Record<string, number> = { 1000: 1, 1340: 1.34, 2000: 2, 3600: 3.6 };

export function esp32Object(run: Interpreter): object {
  const { script } = run;
  const { device } = script;
  const radio = (name: 'ble' | 'wifi') => (isOn: unknown) => {
    device.radio[name] = Boolean(isOn);
    for (const file of ['.varimg', '.bootcde', '.bootrst']) device.storage.erase(file);
    return device.power.end('reset');
  };
  return script.object('ESP32', {
    enableBLE: radio('ble'),
    enableWifi: radio('wifi'),
    getState: () =>
      Object.assign(script.realm.object(), { BLE: device.radio.ble, Wifi: device.radio.wifi }),
    setAtten: (pin: unknown, range: unknown) => {
      const volts = RANGES[String(range)];
      if (volts === undefined) script.refuse(`ESP32.setAtten(…, ${String(range)})`);
      device.attenuation.set(script.pin(pin), volts as number);
    },
    reboot: () => device.power.end('reset'),
    getWakeupCause: () => device.wakeupCause,
    ...sleepCalls(script),
  });
}

function sleepCalls(script: Script): Api {
  const { device } = script;
  const waker = (value: unknown) => {
    const pin = script.pin(value);
    const number = Number(pin.label.slice(1));
    if (!WAKERS[device.facts.chip]?.includes(number)) throw new ScriptError('Invalid pin');
    return pin;
  };
  return {
    deepSleep: (us: unknown) => {
      device.sleep.untilUs = device.line.nowUs + numberOr(us, 0);
      return device.power.end('sleep');
    },
    deepSleepExt0: (pin: unknown, level: unknown) => {
      device.sleep.wakers = [waker(pin)];
      device.sleep.wake = { cause: 2, level: level ? 1 : 0, needsAll: false };
      return device.power.end('sleep');
    },
    deepSleepExt1: (pins: unknown, mode: unknown) => {
      const list = Array.isArray(pins) ? pins : [pins];
      if (mode !== 0 && mode !== 1) throw new ScriptError(`Invalid mode (${String(mode)})!`);
      device.sleep.wakers = list.map(waker);
      device.sleep.wake = { cause: 3, level: mode, needsAll: mode === 0 };
      return device.power.end('sleep');
    },
  };
}

export function nrfObject(run: Interpreter): object {
  const { script } = run;
  const { device } = script;
  return script.object('NRF', {
    ...run.hub('NRF').members(['connect', 'disconnect'], (what) => script.refuse(`NRF ${what}`)),
    sleep: () => {
      device.radio.ble = false;
    },
    wake: () => {
      device.radio.ble = true;
    },
    disconnect: () => run.unplug('Bluetooth'),
    setAdvertising: () => {},
    setTxPower: () => {},
  });
}
