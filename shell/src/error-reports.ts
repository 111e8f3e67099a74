import { type ClientErrorReport, maskPath, maskPersonal } from '@zielona-fala/contracts';
import { reportClientError } from '@zielona-fala/contracts/api/client-errors/report-client-error';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { failureOf, forConsole } from '@zielona-fala/web-kit/session';
import { onUncaught } from './on-uncaught.ts';

/** Reports an error that is shown to the learner elsewhere. @param what its origin, e.g. `remote dashboard` */
export type Report = (what: string, error: unknown) => void;

export interface ErrorReports {
  /** On the console without secrets, and to the operator's log without anything personal. */
  readonly report: Report;
  /** Sends what no code catches; the browser itself writes that on the console. @returns ends it */
  watch(): () => void;
}

export interface ErrorReportsOptions {
  readonly client: PortalApi;
  readonly build: string;
}

/** A page in a loop of errors says no more with the next one. */
const MAX_PER_PAGE = 5;
const MAX_LENGTH = 1000;

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** What says nothing of our code: the network is gone, the browser cancelled, or the fault is of another origin. */
const isNoise = (error: unknown): boolean =>
  error === undefined ||
  error === null ||
  error instanceof DOMException ||
  failureOf(error)?.type === 'network';

export function createErrorReports({ client, build }: ErrorReportsOptions): ErrorReports {
  const sent = new Set<string>();
  let page = '';
  let sentOfPage = 0;

  const send = (text: string, error: unknown) => {
    const path = maskPath(location.pathname);
    if (path !== page) {
      page = path;
      sentOfPage = 0;
    }
    const message = maskPersonal(text).slice(0, MAX_LENGTH);
    if (isNoise(error) || sent.has(message) || sentOfPage >= MAX_PER_PAGE) return;
    sent.add(message);
    sentOfPage += 1;
    const status = failureOf(error)?.status;
    const body: ClientErrorReport = { message, path, build, ...(status !== undefined && { status }) };
    const call = requestTo(reportClientError, { body }, { background: true, keepalive: true });
    // a report that fails is on the console; to report that would never end
    client.request(call).catch(() => undefined);
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
