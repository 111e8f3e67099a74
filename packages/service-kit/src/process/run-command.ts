import { CommandRefused } from './command-refused.ts';

/**
 * Runs what an operator asks a process for by its arguments. `--help` prints the usage; for arguments that ask for nothing,
 * so does an error, and the process ends with code 1. So it does when the command is refused, with the reason.
 * @param read what the arguments ask for, or null
 */
export async function runCommand<Command>(
  usage: string,
  read: (args: readonly string[]) => Command | null,
  run: (command: Command) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  const command = read(args);
  if (command !== null) await run(command).catch(refuse);
  else if (args[0] === '--help') process.stdout.write(`${usage}\n`);
  else fail(usage);
}

function refuse(error: unknown): void {
  if (!(error instanceof CommandRefused)) throw error;
  fail(error.message);
}

function fail(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
