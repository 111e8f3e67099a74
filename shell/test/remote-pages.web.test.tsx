import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { Link, useLocation } from '@zielona-fala/web-kit/router';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { lazyPage } from '@zielona-fala/web-kit/ui';
import { RemotePages } from '../src/remotes/RemotePages.tsx';
import { createRemoteHost, type RemoteHost } from '../src/remotes/remote-host.ts';

const BROKEN = 'Coś się u nas zepsuło';
const MISSING = 'Tej strony nie ma';
const UNAVAILABLE = 'Nauka jest chwilowo niedostępna';
const RETRY = { name: 'Spróbuj jeszcze raz' };

const chunkGone = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

const Statistics = () => <h1>Postępy</h1>;

/** The pages of the dashboard: `/dashboard/ranking` comes by `load`, `/dashboard/statistics` is sound. */
function openRanking(load: () => Promise<() => React.ReactNode>) {
  const loadRemote = jest.fn(
    async (): Promise<RemoteModule> => ({
      contract: PORTAL_CONTRACT,
      messages: async () => ({}),
      routes: () => [
        { path: '/dashboard/ranking', element: lazyPage(load) },
        { path: '/dashboard/statistics', element: lazyPage(async () => Statistics) },
      ],
    }),
  );
  const report = jest.fn();
  const host = createRemoteHost({
    loader: { load: loadRemote },
    mount: async (_name, module) => module.routes({} as never),
    onError: (_name, error) => report(error),
  });
  renderInPortal(
    <>
      <Link to="/dashboard/statistics">to the statistics</Link>
      <RemotePages host={host} name="dashboard" page="dashboard-ranking" />
    </>,
    { path: '/dashboard/ranking' },
  );
  return { loadRemote, report };
}

const pagesOf = (...names: string[]): RemoteModule => ({
  contract: PORTAL_CONTRACT,
  messages: async () => ({}),
  routes: () => names.map((name) => ({ path: `/dashboard/${name}`, element: <h1>{name}</h1> })),
});

/** As the shell shows it: the routes name the page at the path. */
function RemotesPage({ host }: { readonly host: RemoteHost }) {
  const page = useLocation().pathname.replace('/dashboard/', 'dashboard-');
  return <RemotePages host={host} name="dashboard" page={page} />;
}

/** A session that loaded a build with a ranking only, and follows a link to the tips; `deployed` is the build that is there by now. */
async function followLinkToTips(deployed: () => Promise<RemoteModule>) {
  const loadRemote = jest.fn((_name: string, attempt: number) =>
    attempt === 0 ? Promise.resolve(pagesOf('ranking')) : deployed(),
  );
  const host = createRemoteHost({
    loader: { load: loadRemote },
    mount: async (_name, module) => module.routes({} as never),
    onError: () => undefined,
  });
  renderInPortal(
    <>
      <Link to="/dashboard/tips">to the tips</Link>
      <Link to="/dashboard/signs">to the signs</Link>
      <RemotesPage host={host} />
    </>,
    { path: '/dashboard/ranking' },
  );
  await screen.findByRole('heading', { name: 'ranking' });
  fireEvent.click(screen.getByRole('link', { name: 'to the tips' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'ranking' })).toBeNull());
  return { loadRemote };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('without a network the page says that nothing can be reached, not that the rest works', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openRanking(async () => {
    throw chunkGone();
  });
  expect(await screen.findByRole('heading', { name: 'Nie możemy się teraz połączyć' })).toBeTruthy();
  expect(screen.queryByText(/^Reszta działa/)).toBeNull();
});

test('a page gives way to the next one of its remote', async () => {
  openRanking(async () => () => <h1>Ranking</h1>);
  await screen.findByRole('heading', { name: 'Ranking' });
  fireEvent.click(screen.getByRole('link', { name: 'to the statistics' }));
  await screen.findByRole('heading', { name: 'Postępy' });
  expect(screen.queryByRole('heading', { name: 'Ranking' })).toBeNull();
});

test('a page that throws is told of, and fetches and reloads nothing', async () => {
  const fault = new Error('entries is undefined');
  const load = jest.fn(async () => () => {
    throw fault;
  });
  const { loadRemote, report } = openRanking(load);
  await screen.findByRole('heading', { name: BROKEN });
  jest.useFakeTimers();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(screen.getByRole('heading', { name: BROKEN })).toBeTruthy();
  expect([loadRemote.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
  expect(report).toHaveBeenCalledWith(fault);
  expect(screen.getByRole('link', { name: 'Wróć na start' }).getAttribute('href')).toBe('/link/home');
});

test('a page that threw is mounted anew at a press', async () => {
  let broken = true;
  openRanking(async () => () => {
    if (broken) throw new Error('not yet');
    return <h1>Ranking</h1>;
  });
  await screen.findByRole('heading', { name: BROKEN });
  broken = false;
  fireEvent.click(screen.getByRole('button', RETRY));
  await screen.findByRole('heading', { name: 'Ranking' });
});

test('one page that throws leaves the other pages of its remote', async () => {
  const { loadRemote } = openRanking(async () => () => {
    throw new Error('entries is undefined');
  });
  await screen.findByRole('heading', { name: BROKEN });
  fireEvent.click(screen.getByRole('link', { name: 'to the statistics' }));
  await screen.findByRole('heading', { name: 'Postępy' });
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test('a page whose code does not arrive is asked for again, and shows without a reload', async () => {
  const load = jest
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(chunkGone())
    .mockResolvedValue(() => <h1>Ranking</h1>);
  const { loadRemote } = openRanking(load);
  await screen.findByRole('heading', { name: UNAVAILABLE });
  fireEvent.click(screen.getByRole('button', RETRY));
  await screen.findByRole('heading', { name: 'Ranking' });
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('code that stays unavailable is asked for again and again, its remote registered anew only once', async () => {
  const load = jest.fn(() => Promise.reject(chunkGone()));
  const { loadRemote } = openRanking(load);
  for (let presses = 1; presses <= 3; presses += 1) {
    await screen.findByRole('heading', { name: UNAVAILABLE });
    fireEvent.click(screen.getByRole('button', RETRY));
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(presses));
  }
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('a page that came with a newer build of its remote shows without a reload, and is not called missing meanwhile', async () => {
  const deployed = Promise.withResolvers<RemoteModule>();
  await followLinkToTips(() => deployed.promise);
  expect(screen.queryByRole('heading', { name: MISSING })).toBeNull();
  deployed.resolve(pagesOf('ranking', 'tips'));
  await screen.findByRole('heading', { name: 'tips' });
});

test.each([
  ['lacks it too', () => Promise.resolve(pagesOf('ranking'))],
  ['cannot be loaded', () => Promise.reject(new Error('refused'))],
])('a page whose remote %s, loaded anew once, is missing', async (_case, deployed) => {
  const { loadRemote } = await followLinkToTips(deployed);
  await screen.findByRole('heading', { name: MISSING });
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('a second page that came with the next build shows as soon as the first one', async () => {
  const builds = [pagesOf('ranking', 'tips'), pagesOf('ranking', 'tips', 'signs')];
  await followLinkToTips(async () => builds.shift() as RemoteModule);
  await screen.findByRole('heading', { name: 'tips' });
  fireEvent.click(screen.getByRole('link', { name: 'to the signs' }));
  await screen.findByRole('heading', { name: 'signs' });
});
