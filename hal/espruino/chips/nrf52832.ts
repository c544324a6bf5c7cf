// Pixl.js: the serial port is in use only when something was connected to it at power-on; without,
// its pins are not set up, and the port costs no current.

export { createWakeUp as sleepUntil } from './nrf52';

export function linkPort(): SerialPort | undefined {
  return E.getConsole() === 'Serial1' ? Serial1 : undefined;
}
