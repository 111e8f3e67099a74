/** A line for whoever called the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
