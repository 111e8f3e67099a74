import autocannon from 'autocannon';

const CONNECTIONS = 16;
const LEG_SECONDS = 1;
const MAX_REQUESTS = 200_000;

/** One call, as often as it goes. */
export interface Target {
  readonly url: string;
  readonly method?: 'GET' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Further headers, each in its turn: as so many callers would send them. */
  readonly callers?: readonly Readonly<Record<string, string>>[];
}

/** Answered requests per second. @throws Error when an answer was not a success */
export async function requestsPerSecond(target: Target): Promise<number> {
  const { answered, seconds } = await load(target);
  return answered / seconds;
}

/** Calls for a second. @throws Error when an answer was not a success */
export async function load({
  url,
  method = 'GET',
  headers = {},
  body,
  callers = [],
}: Target): Promise<{ readonly answered: number; readonly seconds: number }> {
  let connection = 0;
  const setupClient = (client: autocannon.Client): void => {
    const own = callers.filter((_, index) => index % CONNECTIONS === connection);
    connection += 1;
    if (own.length > 0) client.setRequests(own.map((caller) => ({ headers: { ...headers, ...caller } })));
  };
  const start = performance.now();
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    setupClient,
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    duration: LEG_SECONDS,
    maxOverallRequests: MAX_REQUESTS,
  });
  const seconds = (performance.now() - start) / 1000;
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(
      `${method} ${url}: ${result.errors} errors, ${result.non2xx} answers that were no success`,
    );
  }
  return { answered: result['2xx'], seconds };
}
