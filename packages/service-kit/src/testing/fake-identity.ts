import { json } from 'node:stream/consumers';
import type { AccountDto } from '@zielona-fala/contracts';
import { type HttpServer, startHttpServer } from '../process/server.ts';

/** Answers the internal call for accounts as svc-identity does; can be away. */
export interface FakeIdentity {
  readonly url: string;
  readonly accounts: Map<number, AccountDto>;
  away: boolean;
  /** What it answers with instead of accounts. */
  answer: unknown;
  /** How often accounts were asked for. */
  calls: number;
  stop(): Promise<void>;
}

export async function startFakeIdentity(): Promise<FakeIdentity> {
  const server: HttpServer = await startHttpServer(async (request, response) => {
    identity.calls += 1;
    const { userIds } = (await json(request)) as { userIds: number[] };
    response.statusCode = identity.away ? 503 : 200;
    const found = userIds.flatMap((userId) => identity.accounts.get(userId) ?? []);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(identity.answer ?? found));
  }, 0);
  const identity: FakeIdentity = {
    url: `http://127.0.0.1:${server.port}`,
    accounts: new Map(),
    away: false,
    answer: null,
    calls: 0,
    stop: () => server.stop(),
  };
  return identity;
}
