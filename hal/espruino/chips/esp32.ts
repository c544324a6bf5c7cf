// What the ESP32 family does in its own way: the port of the link, and off.

/** The serial port of the console; on C3 and S3 it is the USB port. */
export function linkPort(): SerialPort {
  return Serial1;
}

/** Deep sleep. Throws on a pin that cannot wake the chip; then the board stays on. */
export function sleepUntil(pin: Pin, level: number): void {
  ESP32.deepSleepExt0(pin, level);
}
