import { failureOf, forConsole } from '@zielona-fala/web-kit/session';
import type { createErrorSender, ErrorSenderOptions } from './error-sender.ts';
import { onUncaught } from './on-uncaught.ts';

/** Reports an error that is shown to the learner elsewhere. @param what its origin, e.g. `remote dashboard` */
export type Report = (what: string, error: unknown) => void;

export interface ErrorReports {
  /** On the console without secrets, and to the operator's log without anything personal. */
  readonly report: Report;
  /** Sends what no code catches; the browser itself writes that on the console. @returns ends it */
  watch(): () => void;
}

function describe(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  // a store rejects with its plain form
  const failure = failureOf(error);
  return failure ? `ApiError: ${failure.message}` : String(error);
}

/** What sends them is fetched with the first error: most pages have none. */
export function createErrorReports(options: ErrorSenderOptions): ErrorReports {
  let sender: Promise<ReturnType<typeof createErrorSender>> | null = null;

  const send = (text: string, error: unknown): void => {
    const at = location.pathname;
    sender ??= import('./error-sender.ts').then(({ createErrorSender }) => createErrorSender(options));
    sender.then(
      (sendError) => sendError({ text, error, at }),
      // its code cannot be had now; the next error asks again
      () => {
        sender = null;
      },
    );
  };

  return {
    report(what, error) {
      // biome-ignore lint/suspicious/noConsole: requirement 8.1: errors are logged to the console
      console.warn(what, forConsole(error));
      send(`${what}: ${describe(error)}`, error);
    },
    watch: () => onUncaught((error) => send(describe(error), error)),
  };
}
