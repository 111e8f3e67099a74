import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Gateway } from './processes.ts';

const MAX_WAIT_MS = 60_000;

/** Who signs in, for each call anew. */
export type NextGuest = () => { readonly email: string; readonly password: string };

export interface SignIns {
  readonly seconds: number;
  /** Per second. */
  readonly succeeded: number;
  readonly wrongPassword: number;
  /** 429 or 503 with `Retry-After`. */
  readonly refused: number;
  /** None of these, or no answer at all. */
  readonly faults: number;
}

/** Signs in until it is told to stop, from ever new browsers and addresses. @param rate per second, or as fast as it is answered */
export function signIns(
  gateway: Gateway,
  next: NextGuest,
  load: { readonly connections: number; readonly rate?: number },
): { stop(): Promise<SignIns> } {
  let [wrongPassword, refused, faults] = [0, 0, 0];
  const start = performance.now();
  const run = autocannon(
    {
      url: `${gateway.url}/api/v1/auth/login`,
      connections: load.connections,
      duration: 600,
      timeout: 40,
      ...(load.rate === undefined ? {} : { overallRate: load.rate }),
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify(next()),
            headers: { 'content-type': 'application/json', ...gateway.newBrowser() },
          }),
        },
      ],
      setupClient(client) {
        client.on('headers', (head) => {
          const { statusCode, headers } = head as unknown as { statusCode: number; headers: string[] };
          if (statusCode < 300) return;
          if (statusCode === 401) wrongPassword += 1;
          else if (isRefusal(statusCode, headers)) refused += 1;
          else faults += 1;
        });
      },
    },
    () => undefined,
  );
  const ended = new Promise<autocannon.Result>((resolve) => run.once('done', resolve));
  return {
    async stop() {
      const seconds = (performance.now() - start) / 1000;
      run.stop();
      const result = await ended;
      return {
        seconds,
        succeeded: result['2xx'] / seconds,
        wrongPassword,
        refused,
        faults: faults + result.errors,
      };
    },
  };
}

/**
 * Signs in once, again and again until it is not refused. Who comes last has the last turn: by then all that waited is
 * worked off.
 * @returns milliseconds until then. @throws Error when it takes longer than a minute
 */
export async function timeToTurn(gateway: Gateway, guest: ReturnType<NextGuest>): Promise<number> {
  const start = performance.now();
  for (;;) {
    const answer = await fetch(`${gateway.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...gateway.newBrowser() },
      body: JSON.stringify(guest),
    });
    await answer.arrayBuffer();
    const waited = performance.now() - start;
    if (answer.ok || answer.status === 401) return waited;
    if (waited > MAX_WAIT_MS) throw new Error(`Signing in is refused for ${MAX_WAIT_MS} ms`);
    await pause(100);
  }
}

/** @param headers names and values in turn */
export function isRefusal(status: number, headers: readonly string[]): boolean {
  return (status === 429 || status === 503) && headers.some((text) => text.toLowerCase() === 'retry-after');
}
