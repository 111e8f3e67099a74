/** A failure whose message alone tells a developer what to do; commands print it without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** What to say about a failure of any kind. */
export function explain(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
