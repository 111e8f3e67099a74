import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { type BankDto, MEDALS, type MedalDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ProfilePage } from '../src/pages/ProfilePage.tsx';
import { failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const LIST = 'GET v1/stats/medals';
const EARNED: readonly MedalDto[] = [
  { medal: 'week-winner', category: 'B', awardedAt: '2026-11-22T23:00:00.000Z' },
  { medal: 'week-winner', category: 'C', awardedAt: '2026-11-15T12:00:00.000Z' },
  { medal: 'streak-7', awardedAt: '2026-11-10T12:00:00.000Z' },
];

const bankOf = (questions: number): BankDto => ({ source: 'own', questions, withExplanation: questions });

function open(answer: unknown, bank: unknown = bankOf(1000)) {
  const server = recordedApi({ [LIST]: answer, 'GET v1/tests/bank': bank });
  renderInPortal(<ProfilePage />, {
    portal: createTestPortal({ user: USER, api: server.api }),
    path: '/dashboard/profile',
  });
  return server;
}

test('shows earned medals with their days first, then the others with what they take', async () => {
  open(EARNED);
  const medals = await screen.findByRole('region', { name: `Medale: 2 z ${MEDALS.length}` });
  const lines = within(medals)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^Zwycięstwo tygodniaKategoria B, zdobyty 2[23] listopada 2026$/),
    'Zwycięstwo tygodniaKategoria C, zdobyty 15 listopada 2026',
    '7 dni z rzęduZdobyty 10 listopada 2026',
    'Pierwszy zdany egzaminZdaj jeden egzamin',
  ]);
  expect(lines).toContain('30 dni z rzędu30 dni z rzędu po 10 pytań');
  expect(lines).toHaveLength(MEDALS.length + 1);
});

test.each([
  [609, ['100', '500']],
  [1000, ['100', '500', '1000']],
  [99, []],
])('of a bank of %i questions, no more are to be mastered', async (questions, steps) => {
  open([], bankOf(questions));
  await screen.findByRole('region', { name: `Medale: 0 z ${MEDALS.length - 3 + steps.length}` });
  const shown = screen.queryAllByText(/opanowanych pytań/).map(({ textContent }) => textContent);
  expect(shown.map((name) => name?.replaceAll(/\D/g, ''))).toEqual(steps);
});

test('a medal that was earned with a larger bank stays', async () => {
  open([{ medal: 'mastered-1000', awardedAt: '2026-11-10T12:00:00.000Z' }], bankOf(609));
  await screen.findByRole('region', { name: `Medale: 1 z ${MEDALS.length}` });
});

test('medals are shown also while nobody tells how large the bank is', async () => {
  open(EARNED, failing(503));
  await screen.findByRole('region', { name: `Medale: 2 z ${MEDALS.length}` });
});

test('medals that do not load leave the profile in place, and can be asked for again', async () => {
  const server = open(failing(503));
  const retry = await screen.findByRole('button', { name: 'Spróbuj jeszcze raz' });
  expect(screen.getByText(USER.email)).toBeTruthy();
  server.answers[LIST] = [];
  fireEvent.click(retry);
  expect(await screen.findByRole('region', { name: `Medale: 0 z ${MEDALS.length}` })).toBeTruthy();
});
