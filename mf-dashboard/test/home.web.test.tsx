import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failing } from './fake-api.ts';
import { found, runningExam } from './fixtures.ts';
import { ANSWERS, openHome } from './home-page.tsx';
import { ACTIVITY } from './learning-figures.ts';

test('shows the week of the streak, what today still needs and that the free day is gone', async () => {
  openHome(ANSWERS);
  const streak = await screen.findByRole('region', { name: '12 dni z rzędu' });
  const days = within(streak).getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/poniedziałek zaliczony$/),
    expect.stringMatching(/wtorek wolny dzień$/),
    expect.stringMatching(/środa 4 odpowiedzi$/),
    expect.stringMatching(/czwartek jeszcze przed Tobą$/),
  ]);
  expect(streak.textContent).toContain('Jeszcze 6 pytań i dzisiejszy dzień liczy się do serii.');
  expect(streak.textContent).toContain('Wolny dzień tego tygodnia jest wykorzystany.');
});

test('leads to the weakest topics first', async () => {
  openHome(ANSWERS);
  const weak = await screen.findByRole('region', { name: 'Tu tracisz najwięcej' });
  await within(weak).findByText('Manewry');
  const lines = within(weak).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Manewry25%', 'Znaki drogowe90%']);
});

test.each([
  ['none has five answers', null, /^Po pięciu pytaniach/],
  ['all answers are right', 1, 'Jak dotąd w żadnym temacie nie tracisz punktów.'],
])('without a weak topic it says why: %s', async (_case, share, words) => {
  const topics = [{ topic: 'load', asked: 5, correct: 5, share }];
  openHome({ ...ANSWERS, 'GET v1/stats/B/topics': topics });
  const weak = await screen.findByRole('region', { name: 'Tu tracisz najwięcej' });
  expect(await within(weak).findByText(words)).toBeTruthy();
});

test('what today still needs for the streak leaves out a test that is not finished, and says so', async () => {
  openHome({
    ...ANSWERS,
    'GET v1/tests/find/unfinished?detail=true': found({ ...runningExam({ 101: 'T' }), mode: 'practice' }),
  });
  const streak = await screen.findByRole('region', { name: '12 dni z rzędu' });
  expect(streak.textContent).toContain('Odpowiedzi z niedokończonego testu doliczymy, gdy go skończysz.');
});

test('the day that counts for the streak does not call the plan done', async () => {
  const streak = { ...ACTIVITY.streak, isReachedToday: true };
  openHome({ ...ANSWERS, 'GET v1/stats/activity?days=7': { ...ACTIVITY, streak } });
  const panel = await screen.findByRole('region', { name: '12 dni z rzędu' });
  expect(panel.textContent).toContain('Dzisiejszy dzień liczy się do serii.');
  expect(panel.textContent).not.toContain('jutro');
  expect(screen.getByRole('region', { name: 'Na dziś zostało 8 pytań' })).toBeTruthy();
});

test('the page does not wait for what it can do without', async () => {
  const never = () => new Promise(() => undefined);
  openHome({
    ...ANSWERS,
    'GET v1/tests/find/unfinished?detail=true': never,
    'GET v1/tests/B': never,
  });
  expect(
    await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' }, { timeout: 10_000 }),
  ).toBeTruthy();
});

test('shows how it has gone so far', async () => {
  openHome(ANSWERS);
  const line = await screen.findByRole('link', { name: /Niezdany.*61/ });
  expect(line.getAttribute('href')).toBe('/dashboard/tests/result?testId=5');
  const counts = screen.getByRole('region', { name: 'Kategoria B' });
  await waitFor(() => expect(counts.textContent).toContain('Zdane3Niezdane1'));
  expect(screen.queryByText(/Egzamin trwa/)).toBeNull();
});

test('an exam under way can be gone back to', async () => {
  openHome({
    ...ANSWERS,
    'GET v1/tests/find/unfinished?detail=true': found({ ...runningExam({ 101: 'T' }), lang: 'de' }),
  });
  const banner = await screen.findByRole('region', { name: /Egzamin trwa: zostało (25:00|24:5\d)/ });
  expect(banner.textContent).toContain('1 odpowiedź z 3');
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toBe(
    '/dashboard/tests/exam?testId=5&lang=de&cat=B',
  );
});

test.each([
  ['GET v1/tests/plan/B', 'Plan na dziś', 'Na dziś zostało 8 pytań'],
  ['GET v1/tests/readiness/B', 'Gotowość do egzaminu', 'Gotowość do egzaminu'],
  ['GET v1/stats/activity?days=7', 'Dni z rzędu', '12 dni z rzędu'],
  ['GET v1/stats/B/topics', 'Tu tracisz najwięcej', 'Tu tracisz najwięcej'],
  ['GET v1/stats/B', 'Kategoria B', 'Kategoria B'],
])('what %s cannot tell leaves the rest in place, and can be asked for again', async (line, name, after) => {
  const server = openHome({ ...ANSWERS, [line]: failing(503) });
  const panel = await screen.findByRole('region', { name });
  const retry = await within(panel).findByRole('button', { name: 'Spróbuj jeszcze raz' });
  expect(panel.textContent).toContain('Serwis jest chwilowo niedostępny');
  expect(screen.getAllByText(/chwilowo niedostępny/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Egzamin albo inny tryb' }).getAttribute('href')).toBe(
    '/dashboard/tests/select-mode',
  );
  server.answers[line] = ANSWERS[line];
  fireEvent.click(retry);
  await screen.findByRole('region', { name: after });
  await waitFor(() => expect(screen.queryByText(/chwilowo niedostępny/)).toBeNull());
});
