import { afterEach, expect, test } from '@jest/globals';
import { CSRF_HEADER } from '@zielona-fala/contracts';
import { EVENT_STREAM } from '@zielona-fala/service-kit/http';
import { startTestProxy, waitFor } from '@zielona-fala/service-kit/testing';
import { type GatewayUnderTest, newAddress, startGateway } from './gateway.ts';

const TIMEOUTS = { connect: 2000, response: 1000, idle: 30_000 };
const LONG = 60_000;
const ROOM = { waiting: 50, waitingOfNetwork: 50 };

let gateway: GatewayUnderTest;

afterEach(() => gateway.stop());

const statusOf = async (path: string, address?: string) => (await gateway.call('get', path, address)).status;

/** Has svc-tests answer nothing, and counts the calls that reach it. */
function freezeTests(): { calls: number } {
  const seen = { calls: 0 };
  gateway.upstreams.tests.answer = () => {
    seen.calls += 1;
  };
  return seen;
}

/** Has svc-tests break off whatever it is asked. */
function breakTests(): void {
  gateway.upstreams.tests.answer = ({ socket }) => void socket.destroy();
}

test('a service that does not answer is spared after a while; the others are not', async () => {
  gateway = await startGateway({}, { timeouts: TIMEOUTS, circuits: { fewest: 4, restMs: LONG, ...ROOM } });
  const seen = freezeTests();
  const waited = await Promise.all(Array.from({ length: 4 }, () => statusOf('/api/v1/tests/B')));
  expect(waited).toEqual([503, 503, 503, 503]);
  const { status, headers, body } = await gateway.call('get', '/api/v1/tests/B');
  expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable']);
  expect(seen.calls).toBe(4);
  expect(await statusOf('/api/v1/users/user')).toBe(200);
});

test('one call tries whether it answers again, and then all are let through', async () => {
  gateway = await startGateway({}, { timeouts: TIMEOUTS, circuits: { fewest: 4, restMs: 100, ...ROOM } });
  freezeTests();
  await Promise.all(Array.from({ length: 4 }, () => statusOf('/api/v1/tests/B')));
  gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
  await waitFor('the service', async () => (await statusOf('/api/v1/tests/B')) === 200);
  const answered = await Promise.all(Array.from({ length: 10 }, () => statusOf('/api/v1/tests/B')));
  expect(new Set(answered)).toEqual(new Set([200]));
});

test('answers of its own keep no service from being asked, whatever they say', async () => {
  gateway = await startGateway({}, { circuits: { fewest: 2, restMs: LONG, ...ROOM } });
  gateway.upstreams.tests.answer = (_request, response) => response.writeHead(503).end();
  for (let index = 0; index < 10; index += 1) await statusOf('/api/v1/tests/B');
  gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
  expect(await statusOf('/api/v1/tests/B')).toBe(200);
});

test('more calls than may wait for one service are refused at once, and speak not against it', async () => {
  gateway = await startGateway(
    {},
    { circuits: { fewest: 4, restMs: LONG, waiting: 2, waitingOfNetwork: 2 } },
  );
  const answers: (() => void)[] = [];
  gateway.upstreams.tests.answer = (_request, response) => void answers.push(() => response.end('{}'));
  const ofAnyone = () => statusOf('/api/v1/tests/B', newAddress());
  const waiting = [ofAnyone(), ofAnyone()];
  await waitFor('the calls', () => answers.length === 2);
  const refused = await Promise.all(Array.from({ length: 10 }, ofAnyone));
  expect(new Set(refused)).toEqual(new Set([503]));
  for (const answer of answers) answer();
  expect(await Promise.all(waiting)).toEqual([200, 200]);
  gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
  expect(await statusOf('/api/v1/tests/B')).toBe(200);
});

test('calls that change something leave room for those that read', async () => {
  gateway = await startGateway(
    {},
    { circuits: { fewest: 4, restMs: LONG, waiting: 4, waitingOfNetwork: 4 } },
  );
  const answers: (() => void)[] = [];
  gateway.upstreams.identity.answer = ({ method }, response) => {
    if (method === 'POST') answers.push(() => response.end('{}'));
    else response.end('{}');
  };
  const token = await gateway.call('get', '/api/csrf-token');
  const cookies = ([] as string[]).concat(token.headers['set-cookie'] ?? []);
  const signIn = async () => {
    const call = gateway
      .call('post', '/api/v1/auth/login', newAddress())
      .set(CSRF_HEADER, token.body.csrfToken);
    return (await call.set('cookie', cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '))).status;
  };
  const waiting = [signIn(), signIn()];
  await waitFor('the calls', () => answers.length === 2);
  expect(await signIn()).toBe(503);
  expect(await statusOf('/api/v1/users/user')).toBe(200);
  for (const answer of answers.splice(0)) answer();
  expect(await Promise.all(waiting)).toEqual([200, 200]);
  const next = signIn();
  await waitFor('the next call', () => answers.length === 1);
  answers[0]?.();
  expect(await next).toBe(200);
});

test('event streams that many open at once wait in their turn, and leave room for reads', async () => {
  gateway = await startGateway(
    {},
    { circuits: { fewest: 4, restMs: LONG, waiting: 16, waitingOfNetwork: 4 } },
  );
  const answers: (() => void)[] = [];
  gateway.upstreams.identity.answer = ({ headers }, response) => {
    if (headers.accept === EVENT_STREAM) answers.push(() => response.end());
    else response.end('{}');
  };
  const opening = Array.from({ length: 40 }, async () => {
    const call = gateway.call('get', '/api/v1/users/events', newAddress());
    return (await call.set('accept', EVENT_STREAM)).status;
  });
  await waitFor('the first two', () => answers.length === 2);
  expect(await statusOf('/api/v1/users/user')).toBe(200);
  const answering = setInterval(() => answers.shift()?.(), 1);
  expect(new Set(await Promise.all(opening))).toEqual(new Set([200]));
  clearInterval(answering);
});

test('a caller who leaves before the answer makes room for the next, and ends the work upstream', async () => {
  gateway = await startGateway(
    {},
    { circuits: { fewest: 4, restMs: LONG, waiting: 1, waitingOfNetwork: 1 } },
  );
  const left = new AbortController();
  const ended = new Promise<void>((resolve) => {
    gateway.upstreams.tests.answer = (_request, response) => {
      response.once('close', resolve);
      left.abort();
    };
  });
  const call = fetch(`${gateway.url}/api/v1/tests/B`, { signal: left.signal });
  await expect(call).rejects.toThrow('aborted');
  await ended;
  gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
  expect(await statusOf('/api/v1/tests/B')).toBe(200);
});

test('callers who leave say nothing of a service, neither for it nor against it', async () => {
  gateway = await startGateway({}, { circuits: { fewest: 4, restMs: LONG, ...ROOM } });
  const seen = freezeTests();
  const leaving = new AbortController();
  const left = Array.from({ length: 40 }, () =>
    fetch(`${gateway.url}/api/v1/tests/B`, { signal: leaving.signal }).catch(() => null),
  );
  await waitFor('the calls', () => seen.calls === 40);
  leaving.abort();
  await Promise.all(left);
  breakTests();
  for (let turn = 0; turn < 4; turn += 1) expect(await statusOf('/api/v1/tests/B')).toBe(503);
  gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
  // the four were enough
  expect(await statusOf('/api/v1/tests/B')).toBe(503);
});

test('a caller who leaves keeps no service from being tried', async () => {
  gateway = await startGateway({}, { circuits: { fewest: 4, restMs: 100, ...ROOM } });
  breakTests();
  for (let turn = 0; turn < 4; turn += 1) expect(await statusOf('/api/v1/tests/B')).toBe(503);
  const leaving = new AbortController();
  let answerTrial: (() => void) | undefined;
  gateway.upstreams.tests.answer = (_request, response) => {
    answerTrial ??= () => response.end('{}');
    leaving.abort();
  };
  await waitFor('the trial', async () => {
    await fetch(`${gateway.url}/api/v1/tests/B`, { signal: leaving.signal }).catch(() => null);
    return answerTrial !== undefined;
  });
  expect(await statusOf('/api/v1/tests/B')).toBe(503);
  gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
  answerTrial?.();
  await waitFor('the circuit to close', async () =>
    (await gateway.metrics()).includes('upstream_circuit_open{service="tests"} 0'),
  );
  expect(await statusOf('/api/v1/tests/B')).toBe(200);
});

test('a caller who leaves while the limits are asked holds nothing up', async () => {
  const redis = await startTestProxy(new URL(process.env.TEST_REDIS_URL ?? '').host);
  gateway = await startGateway(
    { REDIS_URL: `redis://${redis.address}` },
    { circuits: { fewest: 4, restMs: LONG, waiting: 1, waitingOfNetwork: 1 } },
  );
  const seen = freezeTests();
  const left = new AbortController();
  let asked = false;
  redis.cutsAt = () => {
    asked = true;
    return false;
  };
  redis.frozen = true;
  const call = fetch(`${gateway.url}/api/v1/tests/B`, { signal: left.signal });
  await waitFor('the limits to be asked', () => asked);
  left.abort();
  await expect(call).rejects.toThrow('aborted');
  redis.frozen = false;
  await gateway.call('get', '/api/v1/auth/valid').expect(200);
  expect(seen.calls).toBe(0);
  gateway.upstreams.tests.answer = (_request, response) => response.end('{}');
  expect(await statusOf('/api/v1/tests/B')).toBe(200);
  await redis.stop();
});

test('an open event stream waits for nothing', async () => {
  gateway = await startGateway(
    {},
    { circuits: { fewest: 4, restMs: LONG, waiting: 1, waitingOfNetwork: 1 } },
  );
  gateway.upstreams.identity.answer = ({ url }, response) => {
    if (url?.endsWith('/events'))
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    else response.end('{}');
  };
  const stream = await fetch(`${gateway.url}/api/v1/users/events`);
  expect(await statusOf('/api/v1/users/user')).toBe(200);
  await stream.body?.cancel();
});
