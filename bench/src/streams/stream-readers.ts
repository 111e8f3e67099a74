import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import { until } from '@zielona-fala/tools/process';

/** As pages wait before they connect again (`createBackoff` of web-kit). */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;
const EVENTS = '/api/v1/users/events';

export interface StreamReaders {
  /** How many have their stream. */
  open(): number;
  /** Attempts that were answered by something other than a stream, by status. */
  refused(): Readonly<Record<string, number>>;
  /** Where they connect from now on. */
  moveTo(url: string): void;
  /** Resolves when all have their stream. */
  allOpen(timeoutMs: number): Promise<void>;
  /** Resolves when some have lost theirs. */
  someLost(timeoutMs: number): Promise<void>;
  stop(): void;
}

/**
 * Reads event streams as so many pages do, and connects again with their backoff when one ends.
 * @param callers headers of each reader
 * @param withinMs the time over which the first attempts spread
 */
export function readStreams(
  url: string,
  callers: readonly Readonly<Record<string, string>>[],
  withinMs: number,
): StreamReaders {
  const agent = new Agent({ keepAlive: false });
  const refused: Record<string, number> = {};
  const requests = new Set<ClientRequest>();
  let target = url;
  let open = 0;
  let isOver = false;

  const connect = (headers: Readonly<Record<string, string>>, attempt: number): void => {
    if (isOver) return;
    let hasEnded = false;
    const again = (failed: number, atLeastMs: number): void => {
      if (hasEnded) return;
      hasEnded = true;
      requests.delete(request);
      const delay = Math.min(FIRST_DELAY_MS * 2 ** failed, MAX_DELAY_MS) * (1 - Math.random() / 2);
      setTimeout(connect, Math.max(delay, atLeastMs), headers, failed + 1);
    };
    const request = get(`${target}${EVENTS}`, { agent, headers });
    requests.add(request);
    request.once('error', () => again(attempt, 0));
    request.once('response', (response) => {
      if (response.statusCode !== 200) {
        const status = String(response.statusCode);
        refused[status] = (refused[status] ?? 0) + 1;
        response.resume();
        return again(attempt, (Number(response.headers['retry-after']) || 0) * 1000);
      }
      open += 1;
      let retryMs = 0;
      follow(response, {
        onRetry: (milliseconds) => {
          retryMs = milliseconds;
        },
        onEnd() {
          open -= 1;
          again(0, retryMs);
        },
      });
    });
  };
  for (const headers of callers) setTimeout(connect, Math.random() * withinMs, headers, 0);

  return {
    open: () => open,
    refused: () => refused,
    moveTo(other) {
      target = other;
    },
    allOpen: (timeoutMs) =>
      until(
        'all event streams',
        async () => {
          if (open < callers.length) throw new Error(`${open} so far; ${JSON.stringify(refused)}`);
        },
        { timeoutMs },
      ),
    someLost: (timeoutMs) =>
      until(
        'a lost event stream',
        async () => {
          if (open === callers.length) throw new Error('all are open');
        },
        { timeoutMs, intervalMs: 5 },
      ),
    stop() {
      isOver = true;
      for (const request of requests) request.destroy();
    },
  };
}

function follow(
  response: IncomingMessage,
  { onRetry, onEnd }: { onRetry(milliseconds: number): void; onEnd(): void },
): void {
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    const retry = /^retry: (\d+)$/m.exec(part)?.[1];
    if (retry !== undefined) onRetry(Number(retry));
  });
  response.once('error', () => undefined);
  response.once('close', onEnd);
}
