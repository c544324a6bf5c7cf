// Jolt.js: the link is its USB port. What is sent while no cable is there is dropped.

export { createWakeUp as sleepUntil } from './nrf52';

export function linkPort(): SerialPort {
  return USB;
}
