import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { PlanDto, TestDto } from '@zielona-fala/contracts';
import { found, runningExam } from './fixtures.ts';
import { ANSWERS, openHome } from './home-page.tsx';
import { PLAN, PREFERENCES } from './learning-figures.ts';

test("tells what is left of the day's plan, and starts it in one press", async () => {
  const server = openHome({ ...ANSWERS, 'POST v1/tests': { testId: 9 } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('12 z 20 zrobione');
  expect(plan.textContent).toContain('około 6 min');
  expect(plan.textContent).toContain('5 do powtórki, 2 po błędach i 1 nowe.');
  fireEvent.click(within(plan).getByRole('button', { name: 'Odpowiedz na 8 pytań' }));
  expect(await screen.findByText('the player')).toBeTruthy();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    categoryName: 'B',
    lang: 'pl',
    mode: 'review',
    size: 8,
  });
});

const NOTHING: PlanDto['next'] = { due: 0, mistake: 0, new: 0, refresh: 0, again: 0 };
const reached = { ...PLAN, doneToday: 32, next: NOTHING, minutes: 0 };

test('once the plan is done, an exam comes first and more questions can be had', async () => {
  openHome({ ...ANSWERS, 'GET v1/tests/plan/B': { ...reached, state: 'done' } });
  const plan = await screen.findByRole('region', { name: 'Plan na dziś zrobiony' });
  expect(within(plan).getByRole('img', { name: 'Pytania dziś: 32, cel dnia: 20' })).toBeTruthy();
  expect(plan.textContent).toContain('Cel dnia (20) osiągnięty, pytania dziś: 32');
  expect(within(plan).getByRole('link', { name: 'Egzamin albo inny tryb' }).className).toContain('go');
  expect(within(plan).getByRole('button', { name: 'Jeszcze 10 pytań' })).toBeTruthy();
  expect(plan.textContent).not.toContain('około');
});

const exam = (daysLeft: number, perDay: number | null = null) => ({ date: '2027-01-05', daysLeft, perDay });

test.each<[string, string, string, Partial<PlanDto>]>([
  [
    'mistakes of today wait',
    'Popraw jeszcze 6 dzisiejszych błędów',
    'Popraw 6 błędów',
    { state: 'rest', mistakesToday: 6, next: { ...NOTHING, again: 6 } },
  ],
  [
    'questions are due',
    'Jeszcze 3 powtórki',
    'Powtórz 3 pytania',
    { state: 'rest', next: { ...NOTHING, due: 2, mistake: 1 } },
  ],
  [
    'mistakes wait and questions are due',
    'Popraw jeszcze 1 dzisiejszy błąd',
    'Odpowiedz na 5 pytań',
    { state: 'rest', mistakesToday: 1, next: { ...NOTHING, due: 4, again: 1 } },
  ],
  [
    'the exam is near, and the learner not ready',
    'Egzamin za 3 dni: zrób jeszcze 20 pytań',
    'Odpowiedz na 20 pytań',
    { state: 'push', next: { ...NOTHING, refresh: 20 }, exam: exam(3) },
  ],
  [
    'the exam is today',
    'Dziś egzamin. Powodzenia!',
    'Rozgrzewka: 10 pytań',
    { state: 'exam-day', next: { ...NOTHING, refresh: 10 }, exam: exam(0) },
  ],
])('when %s, one sentence says so and one button does it', async (_when, sentence, button, facts) => {
  openHome({ ...ANSWERS, 'GET v1/tests/plan/B': { ...reached, ...facts } });
  const plan = await screen.findByRole('region', { name: sentence });
  const buttons = within(plan).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([button]);
  expect(plan.textContent).not.toMatch(/zrobiony|wystarczy,|Jutro czekają/);
});

test('a category without questions leads to another one', async () => {
  openHome({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, state: 'empty', doneToday: 0, next: NOTHING } });
  const plan = await screen.findByRole('region', { name: 'W kategorii B nie ma jeszcze pytań' });
  expect(within(plan).queryByRole('button')).toBeNull();
});

test('mistakes of today are promised for the end while the goal is open', async () => {
  openHome({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, mistakesToday: 2 } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('Na koniec wrócą 2 dzisiejsze błędy.');
});

test.each([
  [exam(14), /Do egzaminu państwowego zostało 14 dni: 5 stycznia 2027/],
  [exam(0), /Egzamin państwowy jest dziś/],
  [exam(-1), /Termin egzaminu, 5 stycznia 2027, już minął.*Podaj następny termin$/],
  [null, /Masz już termin\? Ustaw datę egzaminu/],
])('with the exam %j says how far it is, or where to set its day', async (given, words) => {
  openHome({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, exam: given } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toMatch(words);
});

test('says what seeing everything before the exam would take, and makes it the goal in one press', async () => {
  const server = openHome({
    ...ANSWERS,
    'GET v1/tests/plan/B': { ...PLAN, exam: exam(3, 98) },
    'PATCH v1/users/preferences': { ...PREFERENCES, dailyGoal: 98 },
  });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('potrzeba 98 dziennie. Teraz Twój cel to 20.');
  server.answers['GET v1/tests/plan/B'] = {
    ...PLAN,
    dailyGoal: 98,
    next: { ...NOTHING, new: 86 },
    exam: exam(3),
  };
  fireEvent.click(within(plan).getByRole('button', { name: 'Ustaw cel: 98 dziennie' }));
  await screen.findByRole('region', { name: 'Na dziś zostało 86 pytań' });
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ dailyGoal: 98 });
});

test('a pace that no goal can reach is not offered', async () => {
  openHome({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, exam: exam(3, 713) } });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(plan.textContent).toContain('Wszystkich pytań nie zdążysz już zobaczyć.');
  expect(within(plan).queryByRole('button', { name: /^Ustaw cel/ })).toBeNull();
});

const EXAM = runningExam({ 101: 'T' });
const LEARNING: TestDto = { ...EXAM, mode: 'review', deadline: null };
const UNFINISHED = 'GET v1/tests/find/unfinished?detail=true';

test.each<[string, string, Partial<PlanDto>]>([
  ['is under way', 'Na dziś zostało 8 pytań', {}],
  ['is done', 'Plan na dziś zrobiony', { ...reached, state: 'done' }],
])(
  'a learning test that waits is what the main button goes on with while the plan %s',
  async (_, sentence, facts) => {
    openHome({ ...ANSWERS, 'GET v1/tests/plan/B': { ...PLAN, ...facts }, [UNFINISHED]: found(LEARNING) });
    const plan = await screen.findByRole('region', { name: sentence });
    const back = within(plan).getByRole('link', { name: 'Ucz się dalej' });
    expect(back.getAttribute('href')).toBe('/dashboard/tests/exam?testId=5&lang=pl&cat=B');
    expect(back.className).toContain('go');
    expect(within(plan).getByRole('link', { name: 'Egzamin albo inny tryb' }).className).not.toContain('go');
    expect(within(plan).queryByRole('button')).toBeNull();
  },
);

test('an exam that runs leaves the button of the plan as it is', async () => {
  openHome({ ...ANSWERS, [UNFINISHED]: found(EXAM) });
  const plan = await screen.findByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(within(plan).getByRole('button', { name: 'Odpowiedz na 8 pytań' })).toBeTruthy();
});
