import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The port that a server of ours says in its log that it listens to. @throws Error if it ends without saying so */
export async function announcedPort({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('its output is not read');
  for await (const line of createInterface(stdout)) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number };
    if (msg !== 'ready') continue;
    // leaving the loop pauses it, and a full pipe would stop the server
    setImmediate(() => stdout.resume());
    return port;
  }
  throw new Error('it ended before it was ready');
}
