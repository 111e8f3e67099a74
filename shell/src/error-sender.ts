import { type ClientErrorReport, maskPath, maskPersonal } from '@zielona-fala/contracts';
import { reportClientError } from '@zielona-fala/contracts/api/client-errors/report-client-error';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { failureOf } from '@zielona-fala/web-kit/session';

export interface UnsentError {
  /** What went wrong, as it may be written on a console. */
  readonly text: string;
  readonly error: unknown;
  /** Path of the page on which it happened. */
  readonly at: string;
}

export interface ErrorSenderOptions {
  readonly client: PortalApi;
  readonly build: string;
}

/** A page in a loop of errors says no more with the next one. */
const MAX_PER_PAGE = 5;
const MAX_LENGTH = 1000;

/** What says nothing of our code: the network is gone, the browser cancelled, or the fault is of another origin. */
const isNoise = (error: unknown): boolean =>
  error === undefined ||
  error === null ||
  error instanceof DOMException ||
  failureOf(error)?.type === 'network';

/** Sends errors to the operator's log without anything personal, each once, and few of a page. */
export function createErrorSender({ client, build }: ErrorSenderOptions): (unsent: UnsentError) => void {
  const sent = new Set<string>();
  let page = '';
  let sentOfPage = 0;

  return ({ text, error, at }) => {
    const path = maskPath(at);
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
}
