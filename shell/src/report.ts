/** A fault that the learner is told of elsewhere, for whoever looks into the console. */
export function report(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: source.md §8: errors are logged to the console
  console.warn(what, error);
}
