import { expect, jest, test } from '@jest/globals';
import type { RemoteModule } from '@zielona-fala/contracts/portal';
import { createRemoteHost } from '../src/remotes/remote-host.ts';

const MODULE: RemoteModule = {
  contract: 1,
  routes: () => [{ path: '/dashboard' }],
  messages: async () => ({}),
};

function start(load: (attempt: number) => Promise<RemoteModule>) {
  const onError = jest.fn();
  const host = createRemoteHost({
    loader: { load: (_name, attempt) => load(attempt) },
    mount: async (_name, module) => module.routes({} as never),
    onError,
  });
  return { host, onError };
}

test('a remote is loaded once, however many ask', async () => {
  const load = jest.fn(async () => MODULE);
  const { host } = start(load);
  expect(host.getState('dashboard')).toEqual({ status: 'loading' });
  await Promise.all([host.load('dashboard'), host.load('dashboard')]);
  await host.load('dashboard');
  expect(host.getState('dashboard')).toMatchObject({ status: 'ready', routes: [{ path: '/dashboard' }] });
  expect(load).toHaveBeenCalledTimes(1);
});

test('one failure is retried and goes unseen', async () => {
  const { host } = start(async (attempt) => {
    if (attempt === 0) throw new Error('refused');
    return MODULE;
  });
  await host.load('dashboard');
  expect(host.getState('dashboard').status).toBe('ready');
});

test('two failures: the remote rests, the others do not, and it comes back', async () => {
  let down = true;
  const { host, onError } = start(async () => {
    if (down) throw new Error('refused');
    return MODULE;
  });
  await host.load('dashboard');
  expect(host.getState('dashboard')).toEqual({ status: 'resting' });
  expect(host.getState('auth')).toEqual({ status: 'loading' });
  expect(onError).toHaveBeenCalledTimes(2);
  down = false;
  await host.load('dashboard');
  expect(host.getState('dashboard').status).toBe('ready');
});

test('a contract that is not spoken is refused', async () => {
  const { host } = start(async () => ({ ...MODULE, contract: 99 }));
  await host.load('dashboard');
  expect(host.getState('dashboard')).toEqual({ status: 'resting' });
});

test('a page that breaks sends its remote to rest, and a new load mounts it anew', async () => {
  const { host } = start(async () => MODULE);
  await host.load('dashboard');
  const before = host.getState('dashboard');
  host.reportBroken('dashboard', new Error('chunk gone'));
  expect(host.getState('dashboard')).toEqual({ status: 'resting' });
  await host.load('dashboard');
  const after = host.getState('dashboard');
  expect(before.status === 'ready' && after.status === 'ready' && after.generation > before.generation).toBe(
    true,
  );
});
