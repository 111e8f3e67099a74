import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SecurityEventDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { SecurityLog } from '../src/features/security-log/components/SecurityLog.tsx';
import { failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const LOG = 'GET v1/users/security-log?limit=20';
let lastId = 0;
const entry = (change: Partial<SecurityEventDto>): SecurityEventDto => ({
  id: `entry-${lastId++}`,
  event: 'sign-in',
  outcome: 'done',
  at: '2026-11-20T08:30:00.000Z',
  device: { browser: 'Firefox', system: 'Linux', kind: 'computer' },
  here: true,
  ...change,
});

function open(answer: unknown) {
  const server = recordedApi({ [LOG]: answer });
  renderInPortal(<SecurityLog />, {
    portal: createTestPortal({ user: USER, api: server.api }),
    path: '/dashboard/settings',
  });
  return server;
}
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Pokaż dziennik' }));

test('the log is asked for when it is wanted, and says what happened, when and where', async () => {
  const server = open([
    entry({ outcome: 'refused', here: false, device: { browser: null, system: null, kind: 'other' } }),
    entry({ event: 'password-reset', here: false }),
    entry({}),
  ]);
  expect(server.lines()).toEqual([]);
  show();
  expect(document.activeElement?.textContent).toBe('Dziennik bezpieczeństwa');
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(server.lines()).toEqual([LOG]);
  expect(lines).toEqual([
    expect.stringMatching(/^Nieudane logowanie Inna sieć.*2026.*Nieznane urządzenie$/),
    expect.stringMatching(/^Ustawiono nowe hasło przez link z e-maila Inna sieć.*Firefox \(Linux\)$/),
    expect.stringMatching(/^Zalogowano się 20 lis 2026.*Firefox \(Linux\)$/),
  ]);
});

test('a log that does not come can be asked for again', async () => {
  const server = open(failing(500));
  show();
  const again = await screen.findByRole('button', { name: /spróbuj/i });
  server.answers[LOG] = [entry({ event: 'lockout', outcome: 'refused' })];
  fireEvent.click(again);
  expect(await screen.findByText('Logowanie wstrzymane: za dużo prób')).toBeTruthy();
});

test('older entries come on demand, page by page, until there are none', async () => {
  const page = (length: number) => Array.from({ length }, () => entry({}));
  const newest = page(20);
  const server = open(newest);
  const OLDER = `${LOG}&cursor=${newest.at(-1)?.id}`;
  show();
  const older = await screen.findByRole('button', { name: 'Pokaż starsze' });
  server.answers[OLDER] = failing(503);
  fireEvent.click(older);
  const again = await screen.findByRole('button', { name: /spróbuj/i });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  server.answers[OLDER] = [entry({ event: 'email-change' })];
  fireEvent.click(again);
  const oldest = (await screen.findByText('Zmieniono e-mail')).closest('li');
  expect(screen.getAllByRole('listitem')).toHaveLength(21);
  await waitFor(() => expect(document.activeElement).toBe(oldest));
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
});
