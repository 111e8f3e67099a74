import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SessionDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Devices } from '../src/features/devices/components/Devices.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const LIST = 'GET v1/auth/sessions';
const session = (id: string, device: SessionDto['device'], current = false): SessionDto => ({
  id,
  created: '2026-11-01T10:00:00.000Z',
  lastSeen: '2026-11-20T08:30:00.000Z',
  device,
  current,
});
const HERE = session('here', { browser: 'Firefox', system: 'Linux', kind: 'computer' }, true);
const PHONE = session('phone', { browser: 'Chrome', system: 'Android', kind: 'phone' });
const NAMELESS = session('nameless', { browser: null, system: null, kind: 'other' });

function open(answers: Answers) {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<Devices />, { portal, path: '/dashboard/settings' });
  return { server, toasts: portal.shownToasts };
}
const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('each device is named, this one is marked and cannot be signed out here', async () => {
  open({ [LIST]: [HERE, PHONE, NAMELESS] });
  const [here, phone, nameless] = await screen.findAllByRole('listitem');
  expect(here?.textContent).toMatch(/^Firefox \(Linux\) To urządzenie/);
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(phone?.textContent).toMatch(/^Chrome \(Android\) Zalogowano/);
  expect(nameless?.textContent).toMatch(/^Nieznane urządzenie/);
});

test('a device that is signed out leaves the list', async () => {
  const { server } = open({ [LIST]: [HERE, PHONE], 'DELETE v1/auth/sessions/phone': { status: 'ok' } });
  const end = await screen.findByRole('button', { name: 'Wyloguj: Chrome (Android)' });
  server.answers[LIST] = [HERE];
  fireEvent.click(end);
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  expect(server.lines()).toEqual([LIST, 'DELETE v1/auth/sessions/phone', LIST]);
});

test('one that was signed out elsewhere meanwhile just leaves it too', async () => {
  const { server, toasts } = open({
    [LIST]: [HERE, PHONE],
    'DELETE v1/auth/sessions/phone': failing(404),
  });
  const end = await screen.findByRole('button', { name: 'Wyloguj: Chrome (Android)' });
  server.answers[LIST] = [HERE];
  fireEvent.click(end);
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  expect(toasts).toEqual([]);
});

test('all others are signed out at once, and it is said', async () => {
  const { server, toasts } = open({
    [LIST]: [HERE, PHONE, NAMELESS],
    'DELETE v1/auth/sessions': { status: 'ok' },
  });
  const end = await screen.findByRole('button', { name: 'Wyloguj wszędzie indziej' });
  server.answers[LIST] = [HERE];
  fireEvent.click(end);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ severity: 'success', title: 'Inne urządzenia są wylogowane' });
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Wyloguj wszędzie indziej' })).toBeNull();
});

test('a failure leaves the list and says that nothing has changed', async () => {
  const { toasts } = open({ [LIST]: [HERE, PHONE] });
  fireEvent.click(await screen.findByRole('button', { name: 'Wyloguj: Chrome (Android)' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ severity: 'error', title: 'Nic się nie zmieniło' });
  expect(await lines()).toHaveLength(2);
});
