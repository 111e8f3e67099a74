import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestPortal, type FakeApi, renderInPortal } from '@zielona-fala/web-kit/testing';
import { EndRemindersPage } from '../src/pages/EndRemindersPage.tsx';
import { expectAccessible, press, refusal } from './support.ts';

const openLink = (api: FakeApi) =>
  renderInPortal(<p>Tu nic nie ma</p>, {
    portal: createTestPortal({ api }),
    path: '/account/end-reminders/abc',
    routes: [{ path: '/account/end-reminders/:token', element: <EndRemindersPage /> }],
  });

test('the link of a reminder ends them by one call, without a sign-in', async () => {
  const api = jest.fn<FakeApi>(() => undefined);
  const { container } = openLink(api);
  await screen.findByRole('heading', { level: 1, name: 'Przypomnienia wyłączone' });
  expect(api.mock.calls.map(([{ method, path }]) => [method, path])).toEqual([
    ['POST', 'v1/tests/reminders/end?token=abc'],
  ]);
  await expectAccessible(container);
});

test('a link that could not be asked about can be tried again', async () => {
  let calls = 0;
  openLink(() => {
    calls += 1;
    if (calls === 1) throw refusal(503);
    return undefined;
  });
  await screen.findByText('Serwis jest chwilowo niedostępny');
  press('Spróbuj jeszcze raz');
  await screen.findByRole('heading', { level: 1, name: 'Przypomnienia wyłączone' });
});
