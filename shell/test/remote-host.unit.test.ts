import { expect, jest, test } from '@jest/globals';
import { OLDEST_CONTRACT, PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { COOL_DOWN_MS, createRemoteHost } from '../src/remotes/remote-host.ts';

const MODULE: RemoteModule = {
  contract: PORTAL_CONTRACT,
  routes: () => [{ path: '/dashboard', element: null }],
  messages: async () => ({}),
};

function start(load: (attempt: number) => Promise<RemoteModule>, now?: () => number) {
  const onError = jest.fn();
  const host = createRemoteHost({
    loader: { load: (_name, attempt) => load(attempt) },
    mount: async (_name, module) => module.routes({} as never),
    onError,
    ...(now ? { now } : {}),
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

test('two failures: the remote is unavailable, the others are not, and it comes back', async () => {
  let down = true;
  const { host, onError } = start(async () => {
    if (down) throw new Error('refused');
    return MODULE;
  });
  await host.load('dashboard');
  expect(host.getState('dashboard')).toEqual({ status: 'unavailable' });
  expect(host.getState('auth')).toEqual({ status: 'loading' });
  expect(onError).toHaveBeenCalledTimes(2);
  down = false;
  await host.load('dashboard');
  expect(host.getState('dashboard').status).toBe('ready');
});

test.each([PORTAL_CONTRACT, OLDEST_CONTRACT])(
  'a remote that needs mount contract %i is mounted',
  async (contract) => {
    const { host } = start(async () => ({ ...MODULE, contract }));
    await host.load('dashboard');
    expect(host.getState('dashboard').status).toBe('ready');
  },
);

test.each([PORTAL_CONTRACT + 1, OLDEST_CONTRACT - 1])(
  'a remote that needs mount contract %i, which the shell does not offer, is unavailable and reported',
  async (contract) => {
    const { host, onError } = start(async () => ({ ...MODULE, contract }));
    await host.load('dashboard');
    expect(host.getState('dashboard')).toEqual({ status: 'unavailable' });
    expect(onError).toHaveBeenCalledWith(
      'dashboard',
      new Error(`dashboard needs mount contract ${contract}, which this shell does not offer`),
    );
  },
);

test('a remote whose code is gone is registered anew, once per cool-down, with its pages in place meanwhile', async () => {
  let time = 0;
  const load = jest.fn(async (_attempt: number) => MODULE);
  const { host } = start(load, () => time);
  await host.load('dashboard');
  const renewing = host.renew('dashboard');
  expect(host.getState('dashboard')).toMatchObject({ status: 'ready', generation: 1 });
  await renewing;
  expect(host.getState('dashboard')).toMatchObject({ status: 'ready', generation: 2 });
  time = COOL_DOWN_MS - 1;
  await host.renew('dashboard');
  expect(load.mock.calls).toEqual([[0], [1]]);
  time = COOL_DOWN_MS;
  await host.renew('dashboard');
  expect(load.mock.calls).toEqual([[0], [1], [2]]);
});

test('whoever asks for a renewal that is running waits for it', async () => {
  const renewed = Promise.withResolvers<RemoteModule>();
  const { host } = start((attempt) => (attempt === 0 ? Promise.resolve(MODULE) : renewed.promise));
  await host.load('dashboard');
  const generations = [host.renew('dashboard'), host.renew('dashboard')].map(async (renewal) => {
    await renewal;
    return host.getState('dashboard');
  });
  renewed.resolve(MODULE);
  expect(await Promise.all(generations)).toMatchObject([{ generation: 2 }, { generation: 2 }]);
});

test('a renewal that fails leaves what is there', async () => {
  const { host, onError } = start(async (attempt) => {
    if (attempt > 0) throw new Error('refused');
    return MODULE;
  });
  await host.load('dashboard');
  await host.renew('dashboard');
  expect(host.getState('dashboard')).toMatchObject({ status: 'ready', generation: 1 });
  expect(onError).toHaveBeenCalledTimes(1);
});
