import type { RequestListener } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CALLS } from '../src/openapi/calls.ts';
import { serviceOf } from '../src/proxy/upstreams.ts';
import { openAt } from './connections.ts';
import { type GatewayUnderTest, startGateway } from './gateway.ts';

// long enough for a busy machine to answer in
const LIMITS = { connect: 1500, response: 1000, idle: 1500 };
const UNREAD_MS = 6000;
const IMPATIENT_MS = 1500;

describe('a service that does not answer', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGateway({}, { timeouts: LIMITS, unreadMs: UNREAD_MS });
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

  test('because the caller reads nothing at all gives the connection back in the end', async () => {
    const impatient = await startGateway({}, { timeouts: LIMITS, unreadMs: IMPATIENT_MS });
    const givenBack = new Promise<void>((resolve) => {
      impatient.upstreams.tests.answer = (_request, response) => {
        // more than the buffers between service and caller hold
        response.once('close', resolve).end(Buffer.alloc(100_000_000));
      };
    });
    const answer = await openAt(`${impatient.url}/media/film.mp4`);
    await givenBack;
    await expect(buffer(answer)).rejects.toThrow('aborted');
    await impatient.stop();
  });
});

describe('a service that closes the connection without an answer', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGateway();
  });

  afterAll(() => gateway.stop());

  const closesAt = (path: string) => {
    const service = serviceOf(path);
    if (service === undefined) throw new Error(`no service has ${path}`);
    const close = jest.fn<RequestListener>((request) => void request.socket.destroy());
    gateway.upstreams[service].answer = close;
    return close;
  };
  const unsafe = CALLS.filter(({ isUnsafe }) => isUnsafe).map(({ path }) => path);

  test('is asked once more for what changes nothing', async () => {
    const close = closesAt('/api/v1/tests/B');
    await gateway.call('get', '/api/v1/tests/B').expect(503);
    expect(close).toHaveBeenCalledTimes(2);
  });

  test.each(unsafe.flatMap((path) => [`${path}?token=a`, `${path}/`]))(
    'is not asked again for %s, which may have had its effect',
    async (path) => {
      const close = closesAt(path);
      const { body, headers } = await gateway.call('get', path).expect(503);
      expect(body).toMatchObject({ code: 'unavailable' });
      expect(headers['retry-after']).toBe('5');
      expect(close).toHaveBeenCalledTimes(1);
    },
  );
});
