import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnRankDto, RankingEntryDto } from '@zielona-fala/contracts';
import { clientActions } from '@zielona-fala/web-kit/store';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { RankingPage } from '../src/pages/RankingPage.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';
import { PREFERENCES } from './learning-figures.ts';

const entry = (username: string, passedCount: number, level = 1): RankingEntryDto => ({
  passedCount,
  user: { username, level },
});
const FIFTH: OwnRankDto = { rank: 5, passedCount: 2 };
const NOWHERE: OwnRankDto = { rank: null, passedCount: 0 };
const WEEK = [entry('ada', 9, 7), entry('bo', 6), entry('cy', 5), entry('dan', 3), entry(USER.username, 2)];

function open(answers: Answers) {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<RankingPage />, { portal, path: '/dashboard/ranking' });
  return { server, portal };
}

const linesOf = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));

test('shows the first three, those below with their places, and where the learner stands', async () => {
  open({ 'GET v1/stats/ranking/B?period=week': WEEK, 'GET v1/stats/ranking/B/me?period=week': FIFTH });
  const own = await screen.findByRole('region', { name: 'Twoje miejsce' });
  expect(own.textContent).toContain('5');
  expect(own.textContent).toContain('Masz 2 zdane egzaminy');
  const [podium, others] = screen.getAllByRole('list');
  expect(linesOf(podium as HTMLElement)).toEqual(['7ada9 zdanych1', '1bo6 zdanych2', '1cy5 zdanych3']);
  expect(linesOf(others as HTMLElement)).toEqual(['41dan 3', '51ola Ty2']);
  expect(screen.getByRole('img', { name: 'Poziom 7' })).toBeTruthy();
});

test('says that it loads, for as long as one of the two answers is missing', async () => {
  const own = Promise.withResolvers<OwnRankDto>();
  open({
    'GET v1/stats/ranking/B?period=week': WEEK,
    'GET v1/stats/ranking/B/me?period=week': () => own.promise,
  });
  expect((await screen.findByRole('status')).textContent).toContain('Wczytujemy ranking');
  own.resolve(FIFTH);
  expect(await screen.findByRole('region', { name: 'Twoje miejsce' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the ranking of all time is another one', async () => {
  const { server } = open({
    'GET v1/stats/ranking/B?period=week': [],
    'GET v1/stats/ranking/B/me?period=week': NOWHERE,
    'GET v1/stats/ranking/B?period=all': WEEK,
    'GET v1/stats/ranking/B/me?period=all': FIFTH,
  });
  expect(await screen.findByText('W tym tygodniu podium jest puste')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Jeszcze Cię tu nie ma' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Od początku' }));
  expect(await screen.findByRole('region', { name: 'Twoje miejsce' })).toBeTruthy();
  expect(screen.queryByText(/podium jest puste/)).toBeNull();
  expect(server.lines().filter((line) => line.includes('ranking'))).toHaveLength(4);
});

test('another category that is chosen in the header has its own ranking', async () => {
  const { portal } = open({
    'GET v1/stats/ranking/B?period=week': WEEK,
    'GET v1/stats/ranking/B/me?period=week': FIFTH,
    'GET v1/stats/ranking/C?period=week': [entry('ewa', 1)],
    'GET v1/stats/ranking/C/me?period=week': NOWHERE,
  });
  await screen.findByText('ada');
  portal.store.dispatch(clientActions.categorySelected('C'));
  expect(await screen.findByText('ewa')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zdane egzaminy kategorii C');
  expect(screen.queryByText('ada')).toBeNull();
});

test.each([
  ['without a connection', 0, 'Nie ma połączenia'],
  ['after an unexpected refusal', 418, 'Nie udało się tego wczytać'],
])('%s says so and loads again at a press', async (_when, status, title) => {
  const { server } = open({
    'GET v1/stats/ranking/B?period=week': WEEK,
    'GET v1/stats/ranking/B/me?period=week': failing(status),
  });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  server.answers['GET v1/stats/ranking/B/me?period=week'] = FIFTH;
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  await waitFor(() => expect(screen.getByText('ada')).toBeTruthy());
});

test.each([
  [1, 'Na podium są jeszcze 2 wolne miejsca.'],
  [2, 'Na podium jest jeszcze 1 wolne miejsce.'],
])('%i learners are a list, not a podium, and read what is free', async (count, words) => {
  open({
    'GET v1/stats/ranking/B?period=week': WEEK.slice(0, count),
    'GET v1/stats/ranking/B/me?period=week': NOWHERE,
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getAllByRole('list').map(linesOf)).toEqual([['17ada 9', '21bo 6'].slice(0, count)]);
});

test('who has chosen not to be seen reads so, and where to change it', async () => {
  open({
    'GET v1/stats/ranking/B?period=week': WEEK,
    'GET v1/stats/ranking/B/me?period=week': NOWHERE,
    'GET v1/users/preferences': { ...PREFERENCES, showInRankings: false },
  });
  const own = await screen.findByRole('region', { name: 'Nie ma Cię w rankingu' });
  expect(within(own).getByRole('link', { name: 'Przejdź do ustawień' }).getAttribute('href')).toBe(
    '/dashboard/settings',
  );
});
