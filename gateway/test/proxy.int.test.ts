import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ServiceName } from '@zielona-fala/contracts';
import { createLog } from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

const LIMITS = { connect: 500, response: 300, idle: 800, reader: 4000 };

const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

describe('routing', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGateway();
  });

  afterAll(() => gateway.stop());

  test.each<[string, ServiceName]>([
    ['/api/v1/auth/valid', 'identity'],
    ['/api/v1/users/level', 'identity'],
    ['/api/v1/featureFlags', 'identity'],
    ['/api/v1/tests/single/1?lang=pl&cat=B', 'tests'],
    ['/media/film.mp4', 'tests'],
    ['/api/v1/stats/ranking/B?period=week', 'stats'],
  ])('%s goes to %s as it is', async (path, service) => {
    const { body } = await gateway.call('get', path).expect(200);
    expect(body).toMatchObject({ service, url: path });
  });

  test('passes the request id and the caller address on, and nothing that only services may say', async () => {
    const answer = await gateway
      .call('get', '/api/v1/users/user', '203.0.113.9')
      .set('x-request-id', 'request-0001')
      .set('x-internal-token', 'guess')
      .set('x-access-token', 'token');
    expect(answer.headers['x-request-id']).toBe('request-0001');
    expect(answer.body.headers).toMatchObject({
      'x-request-id': 'request-0001',
      'x-forwarded-for': '203.0.113.9',
      'x-access-token': 'token',
    });
    expect(answer.body.headers).not.toHaveProperty('x-internal-token');
  });

  test.each(['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'passes nothing on that a caller says in %s',
    async (name) => {
      const answer = await gateway.call('get', '/api/v1/users/user').set(name, 'for=evil.test');
      expect(answer.body.headers).not.toHaveProperty(name);
    },
  );

  test.each([
    ['the last one is believed', { TRUSTED_PROXY_HOPS: 1 }, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['both of two are', { TRUSTED_PROXY_HOPS: 2 }, '198.51.100.1, 127.0.0.2', '198.51.100.1'],
    ['not one that stands elsewhere', { TRUSTED_PROXY_HOPS: 2 }, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['none is without a hop', { TRUSTED_PROXY_HOPS: 0 }, '198.51.100.1', '127.0.0.1'],
    ['none is outside the networks', { TRUSTED_PROXY_NETWORKS: '192.0.2.0/24' }, '198.51.100.1', '127.0.0.1'],
  ])('of proxies that say who called, %s', async (_what, settings, said, believed) => {
    const other = await startGateway(settings);
    const { body } = await other.call('get', '/api/v1/users/user', said);
    await other.stop();
    expect(body.headers['x-forwarded-for'].replace('::ffff:', '')).toBe(believed);
  });

  test('the log tells of a call, and of nobody who makes it', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const logged = await startGateway({}, {}, createLog('gateway', 'trace', { write }));
    await logged
      .call('get', '/api/v1/users/account/activate?token=secret-token', '203.0.113.77')
      .set('user-agent', 'a rare browser')
      .set('cookie', 'zf_anon_8080=anonymous-id')
      .set('x-access-token', 'access-token')
      .expect(200);
    const line = await waitFor('the line', () => lines.find((text) => text.includes('"request"')));
    await logged.stop();
    expect(JSON.parse(line)).toMatchObject({
      method: 'GET',
      path: '/api/v1/users/account/activate',
      status: 200,
    });
    const said = lines.join();
    for (const secret of ['203.0.113.77', 'rare browser', 'anonymous-id', 'secret-token', 'access-token']) {
      expect(said).not.toContain(secret);
    }
  });

  test.each([
    '/api/v1/nothing',
    '/api/v1/testsandmore',
    '/api',
    '/',
    '/internal/accounts',
    '/api/internal/accounts',
    '/.well-known/jwks.json',
    '/livez',
    '/metrics',
  ])('%s is a 404 problem', async (path) => {
    const { body, headers } = await gateway.call('get', path).expect(404);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ status: 404, code: 'not-found', requestId: headers['x-request-id'] });
  });

  test.each([
    '/api/v1/auth/../../../internal/accounts',
    '/api/v1/auth/%2e%2e/%2E./../internal/accounts',
    '//',
  ])('does not let %s climb out of its prefix', async (path) => {
    const answer = await raw(
      gateway.url,
      `GET ${path} HTTP/1.1\r\nhost: gateway\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    await gateway.call('get', '/api/v1/auth/valid').expect(200);
  });

  test('csrf-token knows GET alone', async () => {
    const { body, headers } = await gateway.call('get', '/api/csrf-token');
    const cookie = (headers['set-cookie'] as unknown as string[])
      .map((line) => line.split(';')[0])
      .join('; ');
    const answer = await gateway
      .call('post', '/api/csrf-token')
      .set('cookie', cookie)
      .set('x-csrf-token', body.csrfToken)
      .expect(405);
    expect(answer.headers.allow).toBe('GET');
  });

  test('answers that are data forbid everything a page could do', async () => {
    const { headers } = await gateway.call('get', '/api/v1/auth/valid');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    const media = await gateway.call('get', '/media/film.mp4');
    expect(media.headers['content-security-policy']).toContain("default-src 'none'");
    expect(media.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['an answer', 'GET', '/api/v1/auth/valid', 200],
    ['a picture', 'GET', '/media/film.svg', 200],
    ['nothing', 'GET', '/api/nothing', 404],
    ['an address that cannot be read', 'GET', '//', 404],
    ['a refusal', 'POST', '/api/v1/auth/login', 403],
    ['a service that is down', 'GET', '/api/v1/stats/B', 503],
  ])('%s carries the headers that keep browsers safe', async (_what, method, path, status) => {
    const secure = await startGateway({ PUBLIC_URL: 'https://portal.example' });
    await secure.upstreams.stats.stop();
    const answer = await raw(
      secure.url,
      `${method} ${path} HTTP/1.1\r\nhost: gateway\r\nconnection: close\r\n\r\n`,
    );
    await secure.stop();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [head = ''] = answer.toLowerCase().split('\r\n\r\n');
    expect(head).toContain('strict-transport-security: max-age=31536000; includesubdomains');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/);
    expect(head).toContain('referrer-policy: no-referrer');
  });
});

describe('streaming', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGateway();
  });

  afterAll(() => gateway.stop());

  const open = (path: string, headers = {}) => openAt(gateway.url + path, headers);

  test('five megabytes arrive whole, with status, headers and every cookie', async () => {
    const film = randomBytes(5_000_000);
    gateway.upstreams.tests.answer = (_request, response) => {
      response.writeHead(206, {
        'content-type': 'video/mp4',
        'content-range': 'bytes 0-4999999/5000000',
        'set-cookie': ['one=1; Path=/', 'two=2; Path=/'],
      });
      response.end(film);
    };
    const answer = await gateway.call('get', '/media/film.mp4').buffer(true).expect(206);
    expect(sha256(answer.body)).toBe(sha256(film));
    expect(answer.headers['content-range']).toBe('bytes 0-4999999/5000000');
    expect(answer.headers['set-cookie']).toEqual(['one=1; Path=/', 'two=2; Path=/']);
  });

  test('what the service sends arrives before its answer ends', async () => {
    let held: ServerResponse | undefined;
    gateway.upstreams.tests.answer = (_request, response) => {
      held = response;
      response.write('first');
    };
    const answer = await open('/media/stream');
    const [chunk] = (await once(answer, 'data')) as [Buffer];
    expect(chunk.toString()).toBe('first');
    held?.end('last');
    expect(await text(answer)).toBe('last');
  });

  test.each(['gzip', 'br'])('JSON travels compressed by %s', async (encoding) => {
    const list = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ question: index })));
    gateway.upstreams.tests.answer = (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': list.length })
        .end(list);
    };
    const answer = await open('/api/v1/tests/B', { 'accept-encoding': encoding });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    const sent = await buffer(answer);
    expect(sent.length).toBeLessThan(list.length / 4);
    const unpacked = encoding === 'br' ? brotliDecompressSync(sent) : gunzipSync(sent);
    expect(unpacked.toString()).toBe(list);
  });

  test('what is short, or no JSON, travels as it is', async () => {
    const accepting = { 'accept-encoding': 'gzip, br' };
    gateway.upstreams.identity.answer = (_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"accessToken":"short"}');
    };
    gateway.upstreams.tests.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg>'.repeat(1000));
    };
    for (const path of ['/api/v1/auth/valid', '/media/sign.svg']) {
      const answer = await open(path, accepting);
      expect(answer.headers['content-encoding']).toBeUndefined();
      await buffer(answer);
    }
  });

  test('an event arrives before the next one, as it was sent', async () => {
    let held: ServerResponse | undefined;
    gateway.upstreams.identity.answer = (_request, response) => {
      held = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
    };
    const answer = await open('/api/v1/users/events', { 'accept-encoding': 'gzip, br' });
    const [chunk] = (await once(answer, 'data')) as [Buffer];
    expect(chunk.toString()).toBe('data: first\n\n');
    held?.end();
    await buffer(answer);
  });

  test('a caller who leaves ends the work upstream', async () => {
    const left = new Promise<void>((resolve) => {
      gateway.upstreams.tests.answer = (_request, response) => {
        response.once('close', resolve);
        response.write('first');
      };
    });
    const answer = await open('/media/stream');
    answer.destroy();
    await left;
  });

  test('an answer that breaks off does not look complete', async () => {
    gateway.upstreams.tests.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    };
    const answer = await open('/media/stream');
    await expect(text(answer)).rejects.toThrow('aborted');
  });
});

describe('a service that does not answer', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGateway({}, { timeouts: LIMITS });
  });

  afterAll(() => gateway.stop());

  const open = (path: string) => openAt(gateway.url + path);

  const expectUnavailable = async (path: string): Promise<void> => {
    const { body, headers } = await gateway.call('get', path).expect(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ code: 'unavailable', requestId: headers['x-request-id'] });
  };

  test('because it is down costs its own calls only', async () => {
    await gateway.upstreams.stats.stop();
    await expectUnavailable('/api/v1/stats/B');
    await gateway.call('get', '/api/v1/users/user').expect(200);
  });

  test('in time gives 503 instead of hanging', async () => {
    gateway.upstreams.tests.answer = () => undefined;
    await expectUnavailable('/api/v1/tests/B');
  });

  test('but keeps saying that it works on it gives 503 all the same', async () => {
    gateway.upstreams.tests.answer = (_request, response) => {
      const working = setInterval(() => response.writeProcessing(), LIMITS.response / 4);
      response.once('close', () => clearInterval(working));
    };
    await expectUnavailable('/api/v1/tests/B');
  });

  test('any further breaks its answer off', async () => {
    gateway.upstreams.tests.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half');
    };
    await expect(text(await open('/media/film.mp4'))).rejects.toThrow('aborted');
  });

  test('for long within an event stream is only waiting for the next event', async () => {
    gateway.upstreams.identity.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      setTimeout(() => response.end('data: last\n\n'), LIMITS.idle * 3);
    };
    expect(await text(await open('/api/v1/users/events'))).toBe('data: first\n\ndata: last\n\n');
  });

  test('because the caller reads slowly loses nothing', async () => {
    const film = randomBytes(20_000_000);
    gateway.upstreams.tests.answer = (_request, response) => response.end(film);
    const answer = await open('/media/film.mp4');
    await pause(LIMITS.idle * 3);
    expect(sha256(await buffer(answer))).toBe(sha256(film));
  });

  test('because the caller reads nothing at all gives the connection back in the end', async () => {
    const givenBack = new Promise<void>((resolve) => {
      gateway.upstreams.tests.answer = (_request, response) => {
        // more than the buffers between service and caller hold
        response.once('close', resolve).end(Buffer.alloc(100_000_000));
      };
    });
    const answer = await open('/media/film.mp4');
    await givenBack;
    await expect(buffer(answer)).rejects.toThrow('aborted');
  });
});

async function openAt(url: string, headers = {}): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return answer;
}

async function raw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return text(socket);
}
