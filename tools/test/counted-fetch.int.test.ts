import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { countedFetch, createFailures } from '../src/drill/failures.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

const servers: Server[] = [];
const sockets: Socket[] = [];

/** A server that closes each connection without a word once it has answered so many calls on it. */
async function startClosing(answers: number): Promise<string> {
  const server = createServer((socket: Socket) => {
    let calls = 0;
    sockets.push(socket);
    socket.on('data', () => {
      calls += 1;
      if (calls <= answers) socket.write(ANSWER);
      else socket.destroy();
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets.splice(0)) socket.destroy();
});

test('a read whose connection is closed before it is answered is sent again, as browsers do', async () => {
  const url = await startClosing(1);
  const failures = createFailures();
  const fetch = countedFetch(failures);
  for (let call = 0; call < 3; call += 1) expect(await (await fetch(url)).text()).toBe('ok');
  expect([failures.calls, failures.lines]).toEqual([3, []]);
});

test('a read on a new connection that is not answered counts as failed', async () => {
  const url = await startClosing(0);
  const failures = createFailures();
  await expect(countedFetch(failures)(url)).rejects.toThrow('fetch failed');
  expect(failures.lines).toEqual([expect.stringContaining(`GET ${url}: no answer`)]);
});

test('a call that may have changed something is not sent again', async () => {
  const closed = Object.assign(new Error('other side closed'), {
    code: 'UND_ERR_SOCKET',
    socket: { bytesRead: ANSWER.length },
  });
  const send = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed', { cause: closed }));
  const failures = createFailures();
  await expect(countedFetch(failures, send)('/', { method: 'POST' })).rejects.toThrow('fetch failed');
  expect([send.mock.calls.length, failures.lines.length]).toEqual([1, 1]);
});
