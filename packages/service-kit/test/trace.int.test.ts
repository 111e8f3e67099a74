import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createHttpApp } from '../src/http/index.ts';
import { currentContext } from '../src/process/context.ts';
import { createLog, createMetrics } from '../src/process/index.ts';

describe('a trace', () => {
  const traced = createHttpApp({
    log: createLog('trace', 'silent'),
    metrics: createMetrics(),
    handlers: [
      (incoming, response) => {
        response.json({ context: currentContext()?.traceparent, headers: incoming.headers });
      },
    ],
  });
  const asked = (traceparent: string) =>
    request(traced).get('/').set('traceparent', traceparent).set('tracestate', 'vendor=1');

  test('is followed', async () => {
    const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { body } = await asked(trace);
    expect(body).toMatchObject({ context: trace, headers: { traceparent: trace, tracestate: 'vendor=1' } });
  });

  test.each([
    ['nothing', ''],
    ['a free text', 'ola@example.test'],
    ['more than a trace', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-ola'],
    ['upper case', '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01'],
    ['a version that W3C rules out', 'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
    ['no trace id', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['no parent id', `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`],
  ])('that is %s is none, here and behind us', async (_what, trace) => {
    const { body } = await asked(trace);
    expect(body.context).toBeNull();
    expect(body.headers).not.toHaveProperty('traceparent');
    expect(body.headers).not.toHaveProperty('tracestate');
  });
});
