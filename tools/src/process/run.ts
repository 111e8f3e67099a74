import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunResult {
  code: number;
  output: string;
}

/** Runs a command to its end, collecting what it writes (both streams), which gets `input` to read. A command that cannot be started has code 127. */
export async function run(
  command: string,
  args: string[],
  { input, ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string; signal?: AbortSignal } = {},
): Promise<RunResult> {
  const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  // who ends without reading it says by its code whether that was wrong
  child.stdin.on('error', () => undefined).end(input);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output: Buffer.concat(chunks).toString() };
  } catch (error) {
    return { code: 127, output: String(error) };
  }
}

/** Runs a command whose output is needed. @throws with the end of it, unless its code is 0 */
export async function runToEnd(
  command: string,
  args: string[],
  options: Parameters<typeof run>[2] = {},
): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${tail(output)}`);
  return output;
}

/** The last lines of an output, for a message about a failure. */
export function tail(output: string, lines = 15): string {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
