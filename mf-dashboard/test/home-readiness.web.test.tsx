import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { failing } from './fake-api.ts';
import { ANSWERS, openHome } from './home-page.tsx';
import { READINESS, UNKNOWN_READINESS } from './learning-figures.ts';

test('tells in words how ready the learner is, the chance with its bounds, and what would raise it most', async () => {
  openHome(ANSWERS);
  const readiness = await screen.findByRole('region', { name: 'Gotowość do egzaminu' });
  await within(readiness).findByText('Już prawie');
  expect(readiness.textContent).toContain('Szansa na zdanie dziś: 71%, najpewniej między 62% a 79%.');
  expect(
    within(readiness).getByRole('img', { name: 'Ze 100 egzaminów: zdane 62, niepewne 17, niezdane 21' }),
  ).toBeTruthy();
  expect(readiness.textContent).toContain('Najwięcej da Pierwszeństwo przejazdu: do 9 punktów');
  const actions = within(readiness).getAllByRole('link');
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ćwicz: Pierwszeństwo przejazdu', '/dashboard/tests/select-mode?mode=topic&topic=right-of-way'],
  ]);
});

test('who is ready is sent to a mock exam', async () => {
  openHome({ ...ANSWERS, 'GET v1/tests/readiness/B': { ...READINESS, verdict: 'ready', probability: 0.94 } });
  const readiness = await screen.findByRole('region', { name: 'Gotowość do egzaminu' });
  await within(readiness).findByText('Możesz zdawać');
  expect(
    within(readiness)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Egzamin próbny']);
});

test('says that readiness and plan are of the official bank, where an edition is loaded', async () => {
  openHome(ANSWERS, { bank: { source: 'official', questions: 3525, withExplanation: 0 } });
  expect(await screen.findByText(/^Gotowość i plan liczą pytania z urzędowej bazy/)).toBeTruthy();
});

test('before it can tell the chance it says how far that is', async () => {
  openHome({ ...ANSWERS, 'GET v1/tests/readiness/B': UNKNOWN_READINESS });
  const readiness = await screen.findByRole('region', { name: 'Gotowość do egzaminu' });
  await within(readiness).findByText('18 z 64 pytań');
  expect(readiness.textContent).toContain('Jeszcze 46 pytań i zobaczysz swoją szansę');
  expect(readiness.textContent).not.toContain('%');
});

test('a category that has too few questions has no chance to tell', async () => {
  openHome({ ...ANSWERS, 'GET v1/tests/readiness/B': failing(409, { code: 'category-unavailable' }) });
  expect(await screen.findByText(/W kategorii B jest jeszcze za mało pytań/)).toBeTruthy();
});
