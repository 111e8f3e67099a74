type Refusal = abstract new (...args: never[]) => Error;

/** What ends a command besides its work: the code, how it is used, and the errors that are about what it was given. */
interface Ending {
  readonly usage: string;
  readonly code: number;
  readonly refusals?: readonly Refusal[];
}

/**
 * Tells in a sentence why a command cannot do what it was asked: wrong arguments, a file that is not there, a refusal.
 * @returns handles what the command threw; any other error rises
 */
export const explain =
  ({ usage, code, refusals = [] }: Ending) =>
  (error: unknown): number => {
    if (error instanceof TypeError) console.error(`${error.message}\n${usage}`);
    else if (
      error instanceof Error &&
      (isMissingFile(error) || refusals.some((each) => error instanceof each))
    )
      console.error(error.message);
    else throw error;
    return code;
  };

const isMissingFile = (error: Error): boolean => 'code' in error && error.code === 'ENOENT';
