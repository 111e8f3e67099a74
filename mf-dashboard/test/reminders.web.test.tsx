import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { RemindersDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Reminders } from '../src/features/reminders/components/Reminders.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const READ = 'GET v1/tests/reminders';
const PUSH = 'GET v1/users/push';
const CHANGE = 'PATCH v1/tests/reminders';
const OFF: RemindersDto = {
  mail: false,
  push: false,
  hour: 18,
  timeZone: 'Europe/Warsaw',
  endedUnanswered: false,
};

function open(answers: Answers) {
  const server = recordedApi({ [PUSH]: { publicKey: null, endpoint: null, others: 0 }, ...answers });
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<Reminders />, { portal, path: '/dashboard/settings' });
  return { server, toasts: portal.shownToasts };
}
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Przypominaj mi mailem' });

test('nobody is reminded until they switch it on; hour and time zone are shown', async () => {
  const { server } = open({ [READ]: OFF, [CHANGE]: { ...OFF, mail: true } });
  expect((await box()).checked).toBe(false);
  expect(screen.getByText('Strefa czasowa: Europe/Warsaw')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Godzina').value).toBe('18');
  server.answers[READ] = { ...OFF, mail: true };
  fireEvent.click(await box());
  await waitFor(async () => expect((await box()).checked).toBe(true));
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ mail: true });
});

test('another hour is saved at once', async () => {
  const { server } = open({ [READ]: OFF, [CHANGE]: { ...OFF, hour: 7 } });
  fireEvent.change(await screen.findByLabelText('Godzina'), { target: { value: '7' } });
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ hour: 7 }),
  );
});

test('each choice shows at once, and they reach the server one after the other', async () => {
  const first = Promise.withResolvers<RemindersDto>();
  const { server } = open({ [READ]: OFF, [CHANGE]: () => first.promise });
  const hour = await screen.findByLabelText<HTMLSelectElement>('Godzina');
  for (const chosen of ['9', '10']) {
    fireEvent.change(hour, { target: { value: chosen } });
    await waitFor(() => expect(hour.value).toBe(chosen));
  }
  const sent = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent()).toEqual([{ hour: 9 }]);
  Object.assign(server.answers, { [READ]: { ...OFF, hour: 10 }, [CHANGE]: { ...OFF, hour: 10 } });
  first.resolve({ ...OFF, hour: 9 });
  await waitFor(() => expect(sent()).toEqual([{ hour: 9 }, { hour: 10 }]));
  expect(hour.value).toBe('10');
});

test('reminders that ended by themselves say why', async () => {
  open({ [READ]: { ...OFF, endedUnanswered: true } });
  expect(await screen.findByText(/Wyłączyły się same/)).toBeTruthy();
});

test('a change that fails is said', async () => {
  const { toasts } = open({ [READ]: OFF, [CHANGE]: failing(503) });
  fireEvent.click(await box());
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect((await box()).checked).toBe(false);
});
