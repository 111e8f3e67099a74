import { once } from 'node:events';
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CSRF_HEADER } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { type GatewayUnderTest, newAddress, startGateway } from './gateway.ts';

const MANY = 300;
const OF_NETWORK = 256;
const LIMITS = { CALLS_PER_NETWORK: OF_NETWORK };

let gateway: GatewayUnderTest;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const calls: ClientRequest[] = [];

afterEach(async () => {
  for (const call of calls.splice(0)) call.destroy();
  await gateway.stop();
});

/** One who floods. */
let greedy: string;

beforeEach(() => {
  greedy = newAddress();
});

/** What a browser shows that has asked for a token. */
async function provenFrom(address: string): Promise<Record<string, string>> {
  const { headers, body } = await gateway.call('get', '/api/csrf-token', address);
  const cookies = ([] as string[]).concat(headers['set-cookie'] ?? []);
  return {
    'x-forwarded-for': address,
    [CSRF_HEADER]: body.csrfToken,
    cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '),
  };
}

function send(method: string, path: string, headers: Record<string, string>): ClientRequest {
  const call = request(gateway.url + path, { method, headers, agent }).on('error', () => undefined);
  calls.push(call);
  return call;
}

const statusOf = async (call: ClientRequest): Promise<number> => {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
};

const honestRead = async (path: string): Promise<number> =>
  statusOf(get(gateway.url + path, { agent: false, headers: { 'x-forwarded-for': newAddress() } }));

describe('one network', () => {
  test('whose bodies never end takes nothing from others', async () => {
    gateway = await startGateway(LIMITS, { bodyMs: 60_000 });
    const headers = { ...(await provenFrom(greedy)), 'content-length': '100' };
    const bodies = Array.from({ length: MANY }, () => send('POST', '/api/v1/tests', headers));
    const refused: number[] = [];
    for (const body of bodies) {
      body.write('{');
      statusOf(body).then(
        (status) => void refused.push(status),
        () => undefined,
      );
    }
    await waitFor('what is too much to be refused', async () => refused.length === MANY - OF_NETWORK);
    expect(new Set(refused)).toEqual(new Set([429]));
    const proven = await provenFrom(newAddress());
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await honestRead('/api/v1/tests/B')).toBe(200);
      expect(await statusOf(send('POST', '/api/v1/tests', proven).end('{}'))).toBe(200);
    }
    expect(await gateway.metrics()).toMatch(/^http_refusals_total{reason="calls-of-network"} 44$/m);
    expect(await gateway.metrics()).toMatch(/^upstream_circuit_open{service="tests"} 0$/m);
  });

  test('that reads none of its answers takes nothing from others, and loses its connections', async () => {
    // fewer than the slots that a network has at a service: none waits for its turn
    const most = 12;
    gateway = await startGateway({ CALLS_PER_NETWORK: most }, { unreadMs: 1000 });
    const film = Buffer.alloc(12_000_000);
    let films = 0;
    gateway.upstreams.tests.answer = ({ url }, response) => {
      const isFilm = url === '/media/film';
      if (isFilm) films += 1;
      response.end(isFilm ? film : '{}');
    };
    const unread = Array.from({ length: most }, () =>
      send('GET', '/media/film', { 'x-forwarded-for': greedy }).end(),
    );
    for (const call of unread) call.on('response', (answer: IncomingMessage) => answer.pause());
    await waitFor('all to be answered', async () => films >= most);
    const ownRead = () =>
      statusOf(
        get(`${gateway.url}/api/v1/tests/B`, { headers: { 'x-forwarded-for': greedy }, agent: false }),
      );
    for (let turn = 0; turn < 20; turn += 1) expect(await honestRead('/api/v1/tests/B')).toBe(200);
    const closed = new RegExp(`^http_refusals_total{reason="unread-answer"} ${most}$`, 'm');
    await waitFor('all to be closed', async () => closed.test(await gateway.metrics()));
    await waitFor('room for the network', async () => (await ownRead()) === 200);
    expect(await gateway.metrics()).toMatch(/^upstream_circuit_open{service="tests"} 0$/m);
  });

  test('has a small part of the slots at a service, and its further calls wait for their turn', async () => {
    gateway = await startGateway(LIMITS);
    const waiting: (() => void)[] = [];
    gateway.upstreams.identity.answer = ({ headers }, response) => {
      if (headers['x-forwarded-for'] === greedy) waiting.push(() => response.end('{}'));
      else response.end('{}');
    };
    const headers = await provenFrom(greedy);
    let answered = 0;
    const signIns = Array.from({ length: MANY }, () =>
      statusOf(send('POST', '/api/v1/auth/login', headers).end()),
    );
    for (const signIn of signIns) {
      signIn.then(() => {
        answered += 1;
      });
    }
    // those that are refused for want of a slot among all its calls in flight
    await waitFor('the slots', async () => waiting.length === 16 && answered === MANY - OF_NETWORK);
    const proven = await provenFrom(newAddress());
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await statusOf(send('POST', '/api/v1/auth/login', proven).end())).toBe(200);
      expect(await honestRead('/api/v1/users/user')).toBe(200);
    }
    expect(waiting).toHaveLength(16);
    while (answered < MANY) {
      for (const answer of waiting.splice(0)) answer();
      await waitFor('the next', async () => waiting.length > 0 || answered === MANY);
    }
    const statuses = await Promise.all(signIns);
    expect(statuses.filter((status) => status === 200)).toHaveLength(OF_NETWORK);
  });

  test('leaves its line when it leaves', async () => {
    gateway = await startGateway(LIMITS);
    let asked = 0;
    gateway.upstreams.tests.answer = (_request, response) => {
      asked += 1;
      response.once('close', () => {
        asked -= 1;
      });
    };
    const reads = Array.from({ length: 100 }, () =>
      send('GET', '/api/v1/tests/B', { 'x-forwarded-for': greedy }).end(),
    );
    await waitFor('the slots', async () => asked === 16);
    for (const read of reads) read.destroy();
    await waitFor('nobody to be asked', async () => asked === 0);
    gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
    const own = get(`${gateway.url}/api/v1/tests/B`, {
      headers: { 'x-forwarded-for': greedy },
      agent: false,
    });
    expect(await statusOf(own)).toBe(200);
  });

  test('counts an event stream no longer once it is open', async () => {
    gateway = await startGateway({ CALLS_PER_NETWORK: 2 });
    gateway.upstreams.identity.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    const headers = { 'x-forwarded-for': greedy, accept: 'text/event-stream' };
    for (let turn = 0; turn < 5; turn += 1) {
      const [answer] = (await once(send('GET', '/api/v1/users/events', headers).end(), 'response')) as [
        IncomingMessage,
      ];
      expect(answer.statusCode).toBe(200);
    }
  });

  test('of IPv6 is a /48 in the end', async () => {
    gateway = await startGateway({ CALLS_PER_NETWORK: 2 });
    gateway.upstreams.tests.answer = () => undefined;
    let refused = 0;
    for (let index = 0; index < 20; index += 1) {
      send('GET', '/media/film', { 'x-forwarded-for': `2001:db8:7:${index.toString(16)}00::1` })
        .on('response', ({ statusCode }) => {
          if (statusCode === 429) refused += 1;
        })
        .end();
    }
    await waitFor('what is too much to be refused', async () => refused === 12);
    gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
    expect(await honestRead('/media/film')).toBe(200);
  });
});
