import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';

const ADDRESS = /alone: (http:\/\/localhost:\d+)$/;

export interface DevServer {
  readonly url: string;
  /** Ends it as Ctrl-C does. @returns its exit code */
  stop(): Promise<number | null>;
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = ADDRESS.exec(line) ?? [];
    if (address) return address;
    said.push(line);
  }
  throw new Error(`the server ended before it said its address:\n${said.join('\n')}`);
}

/** `npm run dev -w <remote>` with the mock portal. @throws Error when it ends before it is ready */
export async function startDevServer(remote: string): Promise<DevServer> {
  const args = ['run', '--silent', 'dev', '-w', remote];
  const { PORT: _ours, ...env } = process.env;
  const server = spawn('npm', args, {
    cwd: ROOT,
    env: { ...env, PORTAL_URL: 'mock' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // a terminal sends Ctrl-C to all of them
    detached: true,
  });
  const ended = once(server, 'exit');
  const url = await addressOf(server);
  server.stdout?.resume();
  return {
    url,
    async stop() {
      process.kill(-(server.pid as number), 'SIGINT');
      const [code] = await ended;
      return code;
    },
  };
}
