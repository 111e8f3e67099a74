import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays, dayIn, type PreferencesDto, type UserDto } from '@zielona-fala/contracts';
import type { ApiRequest, PortalSession, SessionState, Theme } from '@zielona-fala/contracts/portal';
import { ownTimeZone } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Learning } from '../src/features/learning/components/Learning.tsx';
import { OwnRank } from '../src/features/ranking/components/OwnRank.tsx';
import { followEachSignIn } from '../src/follow-each-sign-in.ts';
import { followAccount } from '../src/shared/follow-account.ts';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const READ = 'GET v1/users/preferences';
const CHANGE = 'PATCH v1/users/preferences';
const PREFERENCES: PreferencesDto = {
  language: 'pl',
  theme: 'system',
  timeZone: 'Europe/Warsaw',
  dailyGoal: 20,
  examDate: addDays(dayIn('UTC', new Date()), 30),
  showInRankings: true,
  isFirstEveningOver: false,
};

const yesterday = addDays(dayIn(ownTimeZone(), new Date()), -1);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('signedIn', 'ola');
});

function open(answers: Answers, session: Partial<PortalSession> = {}) {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api, session });
  renderInPortal(<Learning />, { portal, path: '/dashboard/settings' });
  return { server, toasts: portal.shownToasts };
}
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: RegExp, value: string) => {
  const input = await field(label);
  fireEvent.change(input, { target: { value } });
  return input;
};
const leave = (input: HTMLElement) => fireEvent.blur(input);

test('goal, exam date and ranking are saved with the account as they are left, and the day’s time zone with them', async () => {
  const { server, toasts } = open({ [READ]: PREFERENCES, [CHANGE]: PREFERENCES });
  leave(await field(/^Cel dnia/));
  await type(/^Cel dnia/, '35');
  leave(await type(/^Data egzaminu/, ''));
  await waitFor(() => expect(toasts).toHaveLength(1));
  const sent = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const choices = { dailyGoal: 35, examDate: null, timeZone: expect.stringMatching(/^[A-Z]/) };
  expect(sent()).toEqual([choices]);
  fireEvent.click(await field(/^Inni widzą mnie/));
  await waitFor(() => expect(sent()).toHaveLength(2));
  // what another device has changed meanwhile stays
  expect(sent()[1]).toEqual({ showInRankings: false, timeZone: expect.any(String) });
  expect(toasts[0]).toMatchObject({ severity: 'success', title: 'Zapisano' });
});

test.each([
  ['another time zone has', 'Asia/Tokyo', 1],
  ['the same time zone has not', ownTimeZone(), 0],
])('%s the header read the streak anew, which it does with the level', async (_which, before, times) => {
  const readLevel = jest.fn(async () => undefined);
  const { toasts } = open(
    {
      [READ]: { ...PREFERENCES, timeZone: before },
      [CHANGE]: ({ body }: ApiRequest) => ({ ...PREFERENCES, ...(body as Partial<PreferencesDto>) }),
    },
    { readLevel },
  );
  leave(await type(/^Cel dnia/, '35'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(readLevel).toHaveBeenCalledTimes(times);
});

test('what is typed while an earlier choice is saved is saved too', async () => {
  const later = addDays(dayIn('UTC', new Date()), 60);
  let saved: PreferencesDto = PREFERENCES;
  const { server, toasts } = open({
    [READ]: () => saved,
    [CHANGE]: ({ body }: ApiRequest) => {
      saved = { ...saved, ...(body as Partial<PreferencesDto>) };
      return saved;
    },
  });
  leave(await type(/^Cel dnia/, '35'));
  const date = await type(/^Data egzaminu/, later);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(date.value).toBe(later);
  leave(date);
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(saved).toMatchObject({ dailyGoal: 35, examDate: later });
  expect(server.lines().filter((line) => line === CHANGE)).toHaveLength(2);
});

test('a date is saved as it is chosen, without leaving the field, and none that stood there while it was typed', async () => {
  const { server, toasts } = open({ [READ]: PREFERENCES, [CHANGE]: PREFERENCES });
  const [soon, chosen] = [40, 41].map((days) => addDays(dayIn('UTC', new Date()), days)) as [string, string];
  for (const date of [soon, yesterday, chosen]) await type(/^Data egzaminu/, date);
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 10_000 });
  const sent = server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([{ examDate: chosen, timeZone: expect.any(String) }]);
});

test.each([
  ['another page of the portal', () => cleanup()],
  ['any other page', () => fireEvent(window, new Event('pagehide'))],
])('a date is saved before %s is opened', async (_which, goOn) => {
  const { server } = open({ [READ]: PREFERENCES, [CHANGE]: PREFERENCES });
  const chosen = addDays(dayIn('UTC', new Date()), 40);
  await type(/^Data egzaminu/, chosen);
  goOn();
  const sent = () => server.calls.find(({ method }) => method === 'PATCH');
  expect(sent()).toMatchObject({ body: { examDate: chosen }, keepalive: true });
});

test.each(['0', '501', '1.5', 'dużo', ''])('%j is no goal, and the server is not asked', async (goal) => {
  const { server } = open({ [READ]: PREFERENCES });
  leave(await type(/^Cel dnia/, goal));
  expect(await screen.findByText('Wpisz liczbę od 1 do 500')).toBeTruthy();
  expect(server.lines()).toEqual([READ]);
});

test('an exam of yesterday is an error of its field, and the server is not asked', async () => {
  const { server } = open({ [READ]: PREFERENCES });
  leave(await type(/^Data egzaminu/, yesterday));
  expect(await screen.findByText(/Ten dzień już minął/)).toBeTruthy();
  expect(server.lines()).toEqual([READ]);
});

test('a date that has passed is told with its year, and is in the way of no other choice', async () => {
  const kept = { ...PREFERENCES, examDate: '2025-11-22' };
  const { server, toasts } = open({ [READ]: kept, [CHANGE]: kept });
  expect(await screen.findByText(/Termin 22 listopada 2025 już minął/)).toBeTruthy();
  leave(await type(/^Cel dnia/, '35'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ dailyGoal: 35 });
});

test('a failure says that nothing has changed', async () => {
  const { toasts } = open({ [READ]: PREFERENCES, [CHANGE]: failing(503) });
  leave(await type(/^Cel dnia/, '35'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ severity: 'error', title: 'Nic się nie zmieniło' });
});

test('who does not want to be seen is told so in place of a rank', async () => {
  const server = recordedApi({ [READ]: { ...PREFERENCES, showInRankings: false } });
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<OwnRank own={{ rank: null, passedCount: 0 }} />, { portal, path: '/dashboard/ranking' });
  await screen.findByRole('heading', { name: 'Nie ma Cię w rankingu' });
  expect(screen.getByRole('link', { name: 'Przejdź do ustawień' })).toBeTruthy();
});

test('who is hidden and has passed exams reads how many, and never that the first is still to come', async () => {
  const portal = createTestPortal({ user: USER, api: recordedApi({}).api });
  renderInPortal(<OwnRank own={{ rank: null, passedCount: 2 }} />, { portal, path: '/dashboard/ranking' });
  expect(screen.getByRole('heading', { name: 'Nie ma Cię w rankingu' })).toBeTruthy();
  expect(screen.getByText('Masz 2 zdane egzaminy.')).toBeTruthy();
});

/** A browser with a language and a theme, at the account. */
async function follow(account: Partial<PreferencesDto>, browser: { language: 'pl' | 'de'; theme: Theme }) {
  const server = recordedApi({ [READ]: { ...PREFERENCES, ...account }, [CHANGE]: PREFERENCES });
  const switchTo = jest.fn(async () => undefined);
  const choose = jest.fn();
  const portal = {
    ...createTestPortal({ user: USER, api: server.api }),
    locale: { current: () => browser.language, switchTo },
    theme: { current: () => browser.theme, subscribe: () => () => undefined, choose },
  };
  await followAccount(portal);
  const sent = server.calls.find(({ method }) => method === 'PATCH')?.body;
  return { switched: switchTo.mock.calls.flat(), chosen: choose.mock.calls.flat(), sent };
}

test('language and theme of the account come to a new browser, and later choices here go to it', async () => {
  const account = { language: 'de', theme: 'dark' } as const;
  const first = await follow(account, { language: 'pl', theme: 'system' });
  expect(first).toEqual({ switched: ['de'], chosen: ['dark'], sent: undefined });
  const later = await follow(account, { language: 'de', theme: 'light' });
  expect(later).toEqual({ switched: [], chosen: [], sent: { language: 'de', theme: 'light' } });
  const elsewhere = await follow({ language: 'pl', theme: 'light' }, { language: 'de', theme: 'light' });
  expect(elsewhere).toEqual({ switched: ['pl'], chosen: [], sent: undefined });
});

test('a language chosen before signing in goes to the account, once', async () => {
  localStorage.setItem('unsavedLanguage', 'pl');
  const polish = { language: 'pl', theme: 'system' } as const;
  const signedIn = await follow({ language: 'de' }, polish);
  expect(signedIn).toEqual({ switched: [], chosen: [], sent: polish });
  localStorage.removeItem('agreedLooks');
  const again = await follow({ language: 'de' }, polish);
  expect(again).toEqual({ switched: ['de'], chosen: [], sent: undefined });
});

test('each active learner who signs in is followed once, nobody else is asked about', async () => {
  const server = recordedApi({ [READ]: { ...PREFERENCES, theme: 'dark' } });
  let chosen: Theme = 'system';
  const choose = jest.fn((theme: Theme) => {
    chosen = theme;
  });
  let state: SessionState = { status: 'signed-in', user: { ...USER, isActive: false } };
  let announce = (): void => undefined;
  const portal = createTestPortal({
    api: server.api,
    session: {
      getState: () => state,
      subscribe: (listener) => {
        announce = listener;
        return () => undefined;
      },
    },
  });
  followEachSignIn({ ...portal, theme: { ...portal.theme, current: () => chosen, choose } });
  const become = (user: UserDto | null) => {
    state = { status: user ? 'signed-in' : 'anonymous', user };
    announce();
  };
  become(USER);
  become({ ...USER, level: 9 });
  await waitFor(() => expect(choose).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  become(null);
  become({ ...USER, userId: 8 });
  await waitFor(() => expect(server.lines()).toEqual([READ, READ]), { timeout: 10_000 });
});
