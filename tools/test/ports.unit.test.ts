import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { choosePort, freePort, freePorts } from '../src/infra/ports.ts';

async function occupied<T>(host: string, use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  try {
    return await use((server.address() as { port: number }).port);
  } finally {
    server.close();
    await once(server, 'close');
  }
}

test('free ports are all different', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
});

test('a free default is taken', async () => {
  const port = await freePort();
  expect(await choosePort({ variable: 'PORTAL_PORT', value: undefined, standard: port })).toBe(port);
});

test.each(['127.0.0.1', '::'])('a default taken on %s gives way to a free port', (host) =>
  occupied(host, async (port) => {
    const chosen = await choosePort({ variable: 'PORTAL_PORT', value: '', standard: port });
    expect(chosen).not.toBe(port);
  }),
);

test('a set port that is taken is an error that names the variable', () =>
  occupied('127.0.0.1', async (port) => {
    await expect(
      choosePort({ variable: 'PORTAL_PORT', value: String(port), standard: 8080 }),
    ).rejects.toThrow(`Port ${port} (PORTAL_PORT) is taken`);
  }));

test.each(['abc', '0', '65536', '80.5'])('the setting “%s” is no port', async (value) => {
  await expect(choosePort({ variable: 'MAILBOX_PORT', value: value, standard: 1080 })).rejects.toThrow(
    'MAILBOX_PORT',
  );
});

test('a reserved port counts as taken', async () => {
  const port = await freePort();
  const options = { variable: 'MAILBOX_PORT', standard: port, reserved: port };
  expect(await choosePort({ ...options, value: undefined })).not.toBe(port);
  await expect(choosePort({ ...options, value: String(port) })).rejects.toThrow('is taken');
});
