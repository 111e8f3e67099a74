import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  createTestPortal,
  type FakeApi,
  nextUncaught,
  press,
  renderInPortal,
} from '@zielona-fala/web-kit/testing';
import { EndRemindersPage } from '../src/pages/EndRemindersPage.tsx';
import { expectAccessible, refusal, refusedField } from './support.ts';

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

test('a link that was cut on its way does not say that reminders are off, and leads to the settings', async () => {
  const { container } = openLink(() => {
    throw refusal(422, { code: 'validation', errors: [refusedField('token', 'invalid')] });
  });
  await screen.findByRole('heading', { level: 1, name: 'Ten link jest nieprawidłowy' });
  const settings = screen.getByRole('link', { name: 'Przejdź do ustawień' });
  expect(settings.getAttribute('href')).toBe('/dashboard/settings');
  await expectAccessible(container);
});

test('a defect does not say that reminders are off', async () => {
  const uncaught = nextUncaught();
  openLink(() => {
    throw new TypeError('a defect');
  });
  expect(await uncaught).toMatchObject({ message: 'a defect' });
  await screen.findByRole('heading', { level: 1, name: 'Wyłączam przypomnienia…' });
  expect(screen.queryByRole('heading', { name: 'Przypomnienia wyłączone' })).toBeNull();
});
