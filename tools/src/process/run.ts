import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunResult {
  code: number;
  /** For programs to read. */
  stdout: string;
  /** For people to read: both streams, in the order in which they were written. */
  output: string;
}

/** Runs a command to its end, which gets `input` to read. A command that cannot be started has code 127. */
export async function run(
  command: string,
  args: string[],
  { input, ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string; signal?: AbortSignal } = {},
): Promise<RunResult> {
  const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  // who ends without reading it says by its code whether that was wrong
  child.stdin.on('error', () => undefined).end(input);
  const stdout: Buffer[] = [];
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  try {
    const [code] = await once(child, 'close');
    return {
      code: code ?? 1,
      stdout: Buffer.concat(stdout).toString(),
      output: Buffer.concat(output).toString(),
    };
  } catch (error) {
    return { code: 127, stdout: '', output: String(error) };
  }
}

/** Runs a command whose standard output is needed. @throws with the end of its whole output, unless its code is 0 */
export async function runToEnd(
  command: string,
  args: string[],
  options: Parameters<typeof run>[2] = {},
): Promise<string> {
  const { code, stdout, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${tail(output)}`);
  return stdout;
}

/** The last lines of an output, for a message about a failure. */
export function tail(output: string, lines = 15): string {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
