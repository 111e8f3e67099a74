import { jest } from '@jest/globals';

/** One answer of the faked server; `network` breaks the connection. */
export type FakeAnswer = { readonly status: number; readonly body?: unknown } | 'network';
export type FakeRoutes = Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>;

export interface FakeCall {
  /** Method and path below /api, e.g. `GET v1/users/user`. */
  readonly line: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface FakeServer {
  readonly calls: readonly FakeCall[];
  lines(): string[];
  routes: FakeRoutes;
}

const DEFAULTS: FakeRoutes = {
  'GET csrf-token': { status: 200, body: { csrfToken: 'csrf-1' } },
};

/** Takes the place of the network below `fetch`; an unknown call answers 404. */
export function fakeServer(routes: FakeRoutes): FakeServer {
  const calls: FakeCall[] = [];
  const server: FakeServer = {
    calls,
    routes: { ...DEFAULTS, ...routes },
    lines: () => calls.map((call) => call.line),
  };
  globalThis.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
    const call: FakeCall = {
      line: `${init?.method ?? 'GET'} ${String(input).replace('/api/', '')}`,
      headers: new Headers(init?.headers),
      body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(call);
    const route = server.routes[call.line] ?? { status: 404, body: { message: 'Not Found' } };
    const answer = typeof route === 'function' ? await route(call) : route;
    if (answer === 'network') throw new TypeError('Failed to fetch');
    return new Response(answer.body === undefined ? '' : JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  return server;
}

/** Answers with each of the list in turn, with the last one from then on. */
export function inSequence(...answers: readonly FakeAnswer[]): () => FakeAnswer {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] as FakeAnswer;
}

/** An unsigned access token that lasts for so many minutes. */
export function tokenFor(minutes: number, mark = 'a'): string {
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + minutes * 60, mark }));
  return `header.${payload}.signature`;
}

export const USER = {
  userId: 7,
  username: 'ola_b',
  email: 'ola@example.test',
  created: '2026-01-01T00:00:00.000Z',
  isActive: true,
  level: 2,
  experiencePoints: 300,
  experienceToNextLevel: 150,
};
