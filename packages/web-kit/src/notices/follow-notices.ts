import { createBackoff } from '@zielona-fala/web-kit/session';
import { untilSeen, whilePresent } from './presence.ts';
import { readNotices, StreamRefused, type ToldNotice } from './read-notices.ts';

const MAX_DELAY_MS = 60_000;

export interface NoticesOptions {
  readonly userId: number;
  /** The session's access token, renewed if it has expired; null without a session. */
  readonly accessToken: () => Promise<string | null>;
  /** The token is refused: the session finds out what that means. */
  readonly onRefused: () => Promise<unknown>;
  /** In every tab, each notice once. */
  readonly onNotice: (notice: ToldNotice) => void;
}

/**
 * Receives notices about the learner through one connection for all tabs: the leading tab reads and forwards them, and is
 * replaced when it closes. A page that has been hidden for long stops reading, and later resumes where it stopped.
 * @returns ends it
 */
export function followNotices({ userId, accessToken, onRefused, onNotice }: NoticesOptions): () => void {
  const name = `notices of ${userId}`;
  const ending = new AbortController();
  const others = new BroadcastChannel(name);
  let position: string | undefined;
  const take = (notice: ToldNotice): void => {
    position = notice.position;
    onNotice(notice);
  };
  others.onmessage = ({ data }: MessageEvent<ToldNotice>) => take(data);
  const end = (): void => {
    ending.abort();
    others.close();
  };

  const lead = async (signal: AbortSignal): Promise<void> => {
    const newBackoff = () => createBackoff({ maxDelay: MAX_DELAY_MS });
    for (let backoff = newBackoff(); !signal.aborted; ) {
      let atLeast = 0;
      try {
        const token = await accessToken();
        if (token === null) return end();
        await readNotices({
          accessToken: token,
          position,
          signal,
          onNotice(notice) {
            backoff = newBackoff();
            take(notice);
            others.postMessage(notice);
          },
          onRetry: (milliseconds) => {
            atLeast = milliseconds;
          },
        });
      } catch (error) {
        if (signal.aborted) return;
        if (isUnauthorized(error)) await onRefused().catch(() => undefined);
        else if (isFinal(error)) return end();
        if (error instanceof StreamRefused) atLeast = error.retryAfterMs;
      }
      await backoff.wait(signal, atLeast);
    }
  };

  const follow = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await untilSeen(ending.signal);
      const signal = whilePresent(ending.signal);
      await navigator.locks
        .request(name, { signal }, () => lead(signal))
        .catch((error: unknown) => {
          // a hidden page neither leads nor waits to lead
          if (!signal.aborted) throw error;
        });
    }
  };
  follow().catch(end);
  return end;
}

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

const isUnauthorized = (error: unknown): boolean => statusOf(error) === 401;

/** Whoever asks again is refused again, e.g. by a server of a version that has no such stream. */
const isFinal = (error: unknown): boolean =>
  error instanceof StreamRefused && error.status < 500 && error.status !== 429;
