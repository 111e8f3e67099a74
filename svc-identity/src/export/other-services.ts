import { ACCESS_TOKEN_HEADER, REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { INTERNAL_TOKEN_HEADER, JsonStream, unavailable } from '@zielona-fala/service-kit/http';
import { within } from '@zielona-fala/service-kit/process';

/** Who asks for an export, and in which request. */
export interface Asking {
  /** Grants access to the learner's own data only. */
  readonly accessToken: string;
  readonly requestId: string;
  /** Nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** What the other services hold of a learner. */
export interface OtherServices {
  /**
   * Begins to read from all of them.
   * @throws Problem 503 when one does not begin to answer
   */
  read(asking: Asking): Promise<{ readonly tests: JsonStream; readonly statistics: JsonStream }>;
}

interface Service {
  readonly url: string;
  readonly token: string;
}

const BEGIN_MS = 5000;
const WHOLE_MS = 60_000;
const RETRY_AFTER_SECONDS = 10;

export function createOtherServices(config: {
  TESTS_URL: string;
  TESTS_TOKEN: string;
  STATS_URL: string;
  STATS_TOKEN: string;
}): OtherServices {
  const begin = async (service: Service, asking: Asking, signal: AbortSignal): Promise<JsonStream> => {
    const headers = {
      [ACCESS_TOKEN_HEADER]: asking.accessToken,
      [INTERNAL_TOKEN_HEADER]: service.token,
      [REQUEST_ID_HEADER]: asking.requestId,
    };
    const answer = await fetch(new URL('/internal/export', service.url), {
      headers,
      redirect: 'error',
      signal,
    });
    if (!answer.ok) throw new Error(`${service.url} answered ${answer.status}`);
    return new JsonStream(chunksOf(answer));
  };
  return {
    async read(asking) {
      const failed = new AbortController();
      const signal = AbortSignal.any([failed.signal, asking.signal, AbortSignal.timeout(WHOLE_MS)]);
      const both = Promise.all([
        begin({ url: config.TESTS_URL, token: config.TESTS_TOKEN }, asking, signal),
        begin({ url: config.STATS_URL, token: config.STATS_TOKEN }, asking, signal),
      ]);
      try {
        const [tests, statistics] = await within(BEGIN_MS, both);
        return { tests, statistics };
      } catch (error) {
        failed.abort();
        throw unavailable(
          'Not everything that is held about you can be read right now; try again in a moment',
          RETRY_AFTER_SECONDS,
          error,
        );
      }
    },
  };
}

/** Keeps a reference to the response: fetch cancels an unread body once its response is garbage-collected. */
async function* chunksOf(answer: Response): AsyncGenerator<Uint8Array> {
  if (answer.body !== null) yield* answer.body;
}
