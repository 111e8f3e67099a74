import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { type HttpServer, startHttpServer } from '../src/process/index.ts';
import { waitFor } from '../src/testing/index.ts';

const LONG_MS = 60_000;

let agent: Agent;
let server: HttpServer;

async function ask(): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port: server.port, agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

afterEach(() => agent.destroy());

test('who is connected is served while it stops, and told to connect anew', async () => {
  agent = new Agent({ keepAlive: true });
  server = await startHttpServer((_request, response) => response.end('served'), 0);
  expect((await ask()).headers.connection).toBe('keep-alive');

  const order: string[] = [];
  const stopped = server.stop(LONG_MS, () => order.push('streams end')).then(() => order.push('stopped'));
  const last = await ask();
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  // nobody is connected any more: nobody has to be waited for
  await stopped;
  expect(order).toEqual(['streams end', 'stopped']);
  await expect(ask()).rejects.toThrow(/ECONNREFUSED/);
});

test('a new connection is served while somebody else is still connected', async () => {
  agent = new Agent({ keepAlive: true });
  server = await startHttpServer((_request, response) => response.end('served'), 0);
  await ask();
  const stopped = server.stop(LONG_MS);
  const other = new Agent();
  const [answer] = (await once(get({ port: server.port, agent: other }), 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  agent.destroy();
  await stopped;
});

test('what was being answered is answered whole, and its connection then ends', async () => {
  agent = new Agent({ keepAlive: true });
  let finish = (): void => undefined;
  server = await startHttpServer((_request, response) => {
    response.write('beginning');
    finish = () => response.end(' and end');
  }, 0);
  const [answer] = (await once(get({ port: server.port, agent }), 'response')) as [IncomingMessage];
  let told = '';
  answer.on('data', (part: Buffer) => {
    told += part;
  });
  let hasClosed = false;
  const stopped = server.stop(0, () => {
    hasClosed = true;
  });
  await waitFor('the end of the wait', async () => hasClosed);
  finish();
  await once(answer, 'end');
  expect(told).toBe('beginning and end');
  await stopped;
});
