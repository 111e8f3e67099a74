import { randomUUID } from 'node:crypto';
import type { ClientErrorReport } from '@zielona-fala/contracts';
import type { Clock } from '@zielona-fala/service-kit/process';

/** The envelope endpoint of a Sentry-compatible server and our public key there. */
export interface SentryEndpoint {
  readonly url: string;
  readonly publicKey: string;
}

/** @param dsn `https://{key}@{host}/{path of an installation, if it has one}/{project}` */
export function sentryEndpoint(dsn: string): SentryEndpoint {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, installation = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return { url: `${protocol}//${host}${installation}/api/${project}/envelope/`, publicKey: username };
}

/** An envelope with one event: three lines of JSON (https://develop.sentry.dev/sdk/foundations/envelopes/). */
export function sentryEnvelope({ message, path, status, build }: ClientErrorReport, now: Date): string {
  const eventId = randomUUID().replaceAll('-', '');
  const event = {
    event_id: eventId,
    timestamp: now.toISOString(),
    platform: 'javascript',
    level: 'error',
    logger: 'client-errors',
    message: { formatted: message },
    transaction: path,
    ...(build !== undefined && { release: build }),
    ...(status !== undefined && { tags: { status: String(status) } }),
  };
  const lines = [{ event_id: eventId, sent_at: now.toISOString() }, { type: 'event' }, event];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export type ForwardOutcome = 'sent' | 'failed' | 'dropped';

/** Passes reports on without ever holding up, or failing, who reports. */
export interface ErrorForwarder {
  /** Resolves when the outcome is known; never rejects. */
  forward(report: ClientErrorReport): Promise<ForwardOutcome>;
  /** Aborts pending requests. */
  stop(): void;
}

const TIMEOUT_MS = 5000;
/** A server that answers slowly must not make this process hoard requests. */
const MAX_AT_ONCE = 10;
const DEFAULT_PAUSE_SECONDS = 60;
const CLIENT = 'zielona-fala/1.0';

export function createSentryForwarder(dsn: string, clock: Clock): ErrorForwarder {
  const { url, publicKey } = sentryEndpoint(dsn);
  const stopping = new AbortController();
  let underWay = 0;
  let pausedUntil = 0;

  const post = async (report: ClientErrorReport): Promise<ForwardOutcome> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${publicKey}`,
      },
      body: sentryEnvelope(report, clock.now()),
      redirect: 'error',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after') ?? DEFAULT_PAUSE_SECONDS);
      pausedUntil = clock.now().getTime() + (seconds || DEFAULT_PAUSE_SECONDS) * 1000;
    }
    return answer.ok ? 'sent' : 'failed';
  };

  return {
    async forward(report) {
      if (underWay >= MAX_AT_ONCE || clock.now().getTime() < pausedUntil) return 'dropped';
      underWay += 1;
      try {
        return await post(report);
      } catch {
        // unreachable, too slow, or this process stops: counted as failed, and the report is in the log
        return 'failed';
      } finally {
        underWay -= 1;
      }
    },
    stop: () => stopping.abort(),
  };
}
