// A serial port of this machine: a terminal at whose other end the test speaks.
import { spawn } from 'node:child_process';

export interface SerialStandIn {
  readonly path: string;
  say(text: string): void;
  unplug(): Promise<void>;
}

export async function openSerialStandIn(): Promise<SerialStandIn> {
  const child = spawn('script', ['-qc', 'tty; stty raw -echo; sleep 600', '/dev/null']);
  child.stdin.on('error', () => undefined);
  const path = await new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  const unplug = async () => {
    const isGone = new Promise((resolve) => child.on('close', resolve));
    child.kill();
    await isGone;
  };
  return { path, say: (text) => void child.stdin.write(text), unplug };
}
