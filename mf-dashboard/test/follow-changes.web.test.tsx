import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PortalCelebration, Win } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { HomePage } from '../src/pages/HomePage.tsx';
import { followChangesOf } from '../src/shared/follow-changes.ts';
import { recordedApi } from './fake-api.ts';
import { failedReview, USER } from './fixtures.ts';
import { beOnlyTab } from './only-tab.ts';

const counts = (passedCount: number) => ({
  statsId: 1,
  userId: 7,
  category: { categoryId: 6, name: 'B' },
  passedCount,
  failedCount: 1,
});

let tell: (type: string, data?: object) => void;
let isHidden = false;
let end: () => void = () => undefined;

beOnlyTab();

beforeEach(() => {
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  globalThis.fetch = jest.fn(
    async () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start(stream) {
            let position = 0;
            tell = (type, data = {}) => {
              position += 1;
              const text = `id: ${position}-0\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
              stream.enqueue(new TextEncoder().encode(text));
            };
          },
        }),
      ),
  ) as typeof fetch;
});

afterEach(() => {
  end();
  jest.restoreAllMocks();
});

/** The home page of a learner, which follows what changes elsewhere. */
async function open() {
  const api = recordedApi({
    'GET v1/stats/B': counts(3),
    'GET v1/tests/B': [{ ...failedReview(), questions: null }],
    'GET v1/tests/find/unfinished?detail=true': { testId: null },
  });
  const readLevel = jest.fn(async () => undefined);
  let token: string | null = 'token';
  const accessToken = async () => token;
  const signOut = () => {
    token = null;
  };
  const portal = createTestPortal({ user: USER, api: api.api, session: { accessToken, readLevel } });
  renderInPortal(<HomePage />, { portal, path: '/dashboard/home' });
  await screen.findByText('3');
  end = followChangesOf(USER.userId, portal);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  return { ...api, portal, readLevel, signOut };
}

test.each(['stats-updated', 'level-up', 'resync'])(
  'an open page shows what changed elsewhere: %s',
  async (type) => {
    const { answers, readLevel } = await open();
    answers['GET v1/stats/B'] = counts(4);
    tell(type);
    expect(await screen.findByText('4')).toBeTruthy();
    expect(readLevel).toHaveBeenCalledTimes(1);
  },
);

test('what is told together is read once', async () => {
  const { lines, readLevel } = await open();
  tell('stats-updated', { category: 'B' });
  tell('level-up', { level: 3, experiencePoints: 480 });
  await waitFor(() => expect(readLevel).toHaveBeenCalled());
  await waitFor(() => expect(lines().filter((line) => line === 'GET v1/stats/B')).toHaveLength(2));
  expect(readLevel).toHaveBeenCalledTimes(1);
});

test('a page that nobody sees reads when somebody does', async () => {
  const { answers, readLevel } = await open();
  jest.useFakeTimers();
  isHidden = true;
  answers['GET v1/stats/B'] = counts(4);
  tell('stats-updated', { category: 'B' });
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(readLevel).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('4')).toBeTruthy();
});

test('medals that come together are told by one toast, by their names, where a shell has no celebration', async () => {
  const { portal } = await open();
  tell('medal', { medal: 'first-pass' });
  tell('medal', { medal: 'streak-7' });
  await waitFor(() => expect(portal.shownToasts).toHaveLength(1));
  const [toast] = portal.shownToasts;
  expect(toast).toMatchObject({ severity: 'success', title: 'Nowe medale' });
  expect(toast?.text).toMatch(/Pierwszy zdany egzamin.*7 dni z rzędu/);
});

test('medals are left to the celebration of what a test brought', async () => {
  const { portal } = await open();
  const told: Win[] = [];
  const nothing = () => undefined;
  const celebration: PortalCelebration = {
    tell(win) {
      told.push(win);
      return nothing;
    },
    hold: () => nothing,
  };
  Object.assign(portal, { celebration });
  tell('medal', { medal: 'first-pass' });
  await waitFor(() => expect(told).toEqual([{ title: 'Nowy medal', text: 'Pierwszy zdany egzamin' }]));
  expect(portal.shownToasts).toEqual([]);
});

test('an answer to a report is told with the way to it, and not to who takes an exam', async () => {
  const { portal, readLevel } = await open();
  history.replaceState(null, '', '/dashboard/tests/exam');
  tell('report-answered', { reportId: 5, questionNumber: 101 });
  await waitFor(() => expect(readLevel).toHaveBeenCalledTimes(1));
  expect(portal.shownToasts).toEqual([]);
  history.replaceState(null, '', '/dashboard/home');
  tell('report-answered', { reportId: 6, questionNumber: 102 });
  await waitFor(() => expect(portal.shownToasts).toHaveLength(1));
  expect(portal.shownToasts[0]?.title).toBe('Jest odpowiedź na Twoje zgłoszenie');
  const go = jest.spyOn(portal.navigation, 'go').mockImplementation(() => undefined);
  portal.shownToasts[0]?.action?.onPress();
  expect(go).toHaveBeenCalledWith('/dashboard/reports');
});

test('new homework is told with the way to the group, and read at once where it stands', async () => {
  const { portal, lines } = await open();
  const asked = () => lines().filter((line) => line === 'GET v1/tests/groups').length;
  const before = asked();
  tell('homework-set', { groupId: 31 });
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(portal.shownToasts.map(({ title }) => title)).toEqual(['Masz nową pracę domową']);
  const go = jest.spyOn(portal.navigation, 'go').mockImplementation(() => undefined);
  portal.shownToasts[0]?.action?.onPress();
  expect(go).toHaveBeenCalledWith('/dashboard/groups?groupId=31');
});

test('nothing is read for who is just signing out', async () => {
  const { readLevel, signOut } = await open();
  jest.useFakeTimers();
  signOut();
  tell('stats-updated', { category: 'B' });
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(readLevel).not.toHaveBeenCalled();
});

test('nothing is read any more for who has left', async () => {
  const { readLevel } = await open();
  end();
  expect(jest.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readLevel).not.toHaveBeenCalled();
});
