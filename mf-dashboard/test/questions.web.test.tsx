import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BankDto, BrowsedQuestionDto } from '@zielona-fala/contracts';
import type { PortalFacts } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { QuestionsPage } from '../src/pages/QuestionsPage.tsx';
import { type Answers, recordedApi } from './fake-api.ts';
import { question, USER } from './fixtures.ts';

const browsed = (number: number, isWithheld = false): BrowsedQuestionDto => ({
  ...question(number, false),
  topic: 'right-of-way',
  isBookmarked: false,
  solution: isWithheld ? null : { correctAnswer: 'B', explanation: `Dlaczego ${number}`, legalBasis: [] },
});

const page = (questions: readonly BrowsedQuestionDto[], next: string | null = null) => ({
  total: questions.length > 0 ? 41 : 0,
  questions,
  next,
});

const ALL = 'GET v1/tests/questions?cat=B&lang=pl';

function open(answers: Answers, query = '', facts: Partial<PortalFacts> = {}) {
  const server = recordedApi({
    'GET v1/tests/questions?cat=B&lang=pl&bookmarked=true&limit=100': page([]),
    ...answers,
  });
  renderInPortal(<QuestionsPage />, {
    portal: createTestPortal({ user: USER, api: server.api, facts }),
    path: `/dashboard/questions${query}`,
  });
  return server;
}

const opened = (text: string) => {
  const line = screen.getByText(text).closest('li');
  const details = line?.querySelector('details');
  if (!line || !details) throw new Error(`no line says ${text}`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(line);
};

test('marks a topic that is a guess, and leads to the page about it', async () => {
  open({ [ALL]: page([{ ...browsed(101), topicEstimated: true }, browsed(102)]) });
  await screen.findByText('41 pytań');
  expect(screen.getAllByText('nasz domysł')).toHaveLength(1);
  const about = opened('Treść 101').getByRole('link', { name: 'O temacie: Pierwszeństwo przejazdu' });
  expect(about.getAttribute('href')).toBe('/link/topic/right-of-way');
});

test.each([
  ['own', 0],
  ['official', 1],
] as const)('of the %s bank, %i topic for questions without one is offered', async (source, count) => {
  const bank: BankDto = { source, questions: 609, withExplanation: 0 };
  open({ [ALL]: page([browsed(101)]) }, '', { bank });
  await screen.findByText('41 pytań');
  expect(screen.queryAllByRole('option', { name: 'Inne' })).toHaveLength(count);
  expect(screen.getAllByRole('option', { name: 'Pierwszeństwo przejazdu' })).toHaveLength(1);
});

test('shows the questions of the category, and of an opened one its answer and why', async () => {
  open({ [ALL]: page([browsed(101), browsed(102, true)]) });
  await screen.findByText('41 pytań');
  const first = opened('Treść 101');
  expect(first.getByText('druga 101').closest('li')?.textContent).toContain('Prawidłowa');
  expect(first.getByText('Dlaczego 101')).toBeTruthy();
  expect(first.getByRole('button', { name: 'Zgłoś błąd' })).toBeTruthy();
  expect(opened('Treść 102').getByText(/^To pytanie jest w Twoim teście/)).toBeTruthy();
});

test('a question is recognised by its picture, or by what of its film was asked about', async () => {
  const film = { ...browsed(102), media: '/film.webm', poster: '/first.avif', lastFrame: '/last.avif' };
  open({ [ALL]: page([{ ...browsed(101), media: '/road.avif' }, film, browsed(103)]) });
  await screen.findByText('41 pytań');
  const pictureOf = (text: string) =>
    screen.getByText(text).closest('summary')?.querySelector('img')?.getAttribute('src');
  expect(pictureOf('Treść 101')).toBe('/road.avif');
  expect(pictureOf('Treść 102')).toBe('/last.avif');
  expect(pictureOf('Treść 103')).toBeUndefined();
});

test('words find rules too, each with what is known of it', async () => {
  const rule = {
    ruleId: 'roundabout',
    title: 'Na rondzie ustępujesz',
    topic: 'right-of-way',
    questions: 4,
    seen: 2,
    known: 1,
    mastered: 0,
    lastWrong: null,
  };
  open(
    {
      [`${ALL}&q=rondo`]: page([browsed(101)]),
      'GET v1/tests/rules?cat=B&lang=pl&q=rondo&limit=5': [rule],
    },
    '?q=rondo',
  );
  const found = await screen.findByRole('region', { name: 'Zasady z tymi słowami' });
  const link = within(found).getByRole('link', { name: 'Na rondzie ustępujesz' });
  expect(link.getAttribute('href')).toBe('/dashboard/rules?rule=roundabout');
});

test('goes on with the next page', async () => {
  open({
    [ALL]: page([browsed(101)], '1-101'),
    'GET v1/tests/questions?cat=B&lang=pl&cursor=1-101': page([browsed(102)]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pokaż więcej' }));
  await screen.findByText('Treść 102');
  expect(screen.getByText('Treść 101')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pokaż więcej' })).toBeNull();
});

test('searches words and filters, together', async () => {
  open({
    [ALL]: page([browsed(101)]),
    'GET v1/tests/questions?q=tramwaj&cat=B&lang=pl': page([browsed(102)]),
    'GET v1/tests/questions?q=tramwaj&topic=road-signs&points=3&cat=B&lang=pl': page([browsed(103)]),
    'GET v1/tests/questions?q=tramwaj&topic=road-signs&cat=B&lang=pl': page([]),
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Słowa albo numer pytania');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: ' tramwaj ' } });
  fireEvent.submit(field);
  await screen.findByText('Treść 102');
  const total = screen.getByText('41 pytań');
  expect(total.getAttribute('role')).toBe('status');
  expect([document.activeElement, field.value]).toEqual([field, 'tramwaj']);
  fireEvent.change(screen.getByLabelText('Temat'), { target: { value: 'road-signs' } });
  await screen.findByRole('heading', { name: 'Nic nie pasuje' });
  expect(total.textContent).toBe('0 pytań');
  fireEvent.change(screen.getByLabelText('Punkty'), { target: { value: '3' } });
  await screen.findByText('Treść 103');
});

test('an address can ask for the bookmarks; without any it says how to make one', async () => {
  open({ 'GET v1/tests/questions?bookmarked=true&cat=B&lang=pl': page([]) }, '?bookmarked=true');
  await screen.findByRole('heading', { name: 'Nie ma tu zakładek' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tylko zakładki' }).checked).toBe(true),
  );
});

test('that no bookmark fits the other filters does not say that there is none', async () => {
  open(
    { 'GET v1/tests/questions?topic=road-signs&bookmarked=true&cat=B&lang=pl': page([]) },
    '?topic=road-signs&bookmarked=true',
  );
  await screen.findByRole('heading', { name: 'Nic nie pasuje' });
  expect(screen.getByText('Zmień słowa albo zdejmij filtr.')).toBeTruthy();
});

test('what cannot be loaded can be asked for again', async () => {
  const server = open({});
  const retry = await screen.findByRole('button', { name: /jeszcze raz|ponownie/i });
  server.answers[ALL] = page([browsed(101)]);
  fireEvent.click(retry);
  await screen.findByText('Treść 101');
});
