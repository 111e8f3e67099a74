import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@zielona-fala/service-kit/process';

export interface ProcessAddress {
  url: string;
  /** Origin of /livez, /readyz and /metrics. */
  probeUrl: string;
  pid: number | null;
}

/** What a running stack says about itself in `stack.json`, for every other command. */
export interface StackFile {
  /** The supervisor's process. */
  pid: number;
  portalUrl: string;
  mailboxUrl: string | null;
  /** The page of the viewer of traces. */
  tracesUrl: string | null;
  demo: { username: string; email: string; password: string };
  mongodbUri: string;
  redisUrl: string;
  kafkaBrokers: string;
  processes: Record<string, ProcessAddress>;
}

const fileIn = (dir: string) => path.join(dir, 'stack.json');

export async function writeStackFile(dir: string, content: StackFile): Promise<void> {
  await mkdir(dir, { recursive: true });
  await replaceFile(fileIn(dir), `${JSON.stringify(content, null, 2)}\n`);
}

export const removeStackFile = (dir: string): Promise<void> => rm(fileIn(dir), { force: true });

/** Where the stack of a folder keeps imported pictures and films. */
export const mediaDirOf = (dir: string, env: NodeJS.ProcessEnv): string =>
  path.resolve(env.MEDIA_DIR ?? path.join(dir, 'media'));

/** The stack that runs in this folder, or null when there is none. */
export function runningStack(dir: string): StackFile | null {
  try {
    const stack: StackFile = JSON.parse(readFileSync(fileIn(dir), 'utf8'));
    process.kill(stack.pid, 0);
    return stack;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return null;
    throw error;
  }
}
