import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPortal, nextUncaught, renderInPortal } from '@zielona-fala/web-kit/testing';
import { DataExport } from '../src/features/account/components/DataExport.tsx';
import { failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const EXPORT = 'GET v1/users/export';
const DATA = { exportedAt: '2026-11-22T10:00:00.000Z', account: { username: 'Ola' } };

interface Saved {
  readonly name: string;
  readonly file: Blob;
}

let saved: Saved[];

beforeEach(() => {
  saved = [];
  let made: Blob | undefined;
  URL.createObjectURL = (file) => {
    made = file as Blob;
    return 'blob:data';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.push({ name: this.download, file: made });
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

function open(answer: unknown) {
  const server = recordedApi({ [EXPORT]: answer });
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<DataExport />, { portal, path: '/dashboard/settings' });
  return { server, portal };
}

const button = () => screen.getByRole('button', { name: /Pobierz moje dane/ });

test('one press saves a file with everything, and says that it did', async () => {
  const { portal, server } = open(DATA);
  expect(server.lines()).toEqual([]);
  fireEvent.click(button());
  await waitFor(() => expect(portal.shownToasts.map(({ title }) => title)).toEqual(['Dane pobrane']));
  expect(server.lines()).toEqual([EXPORT]);
  expect(saved.map(({ name }) => name)).toEqual(['zielona-fala-2026-11-22.json']);
  expect(saved[0]?.file.type).toBe('application/json');
});

test('while it waits it says so and takes no second press', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof DATA>();
  const { server } = open(() => promise);
  fireEvent.click(button());
  expect((await screen.findByRole('status')).textContent).toBe('Pracuję…');
  fireEvent.click(button());
  resolve(DATA);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(server.lines()).toEqual([EXPORT]);
  expect(saved).toHaveLength(1);
});

test.each([
  [503, 'Dajemy je tylko w całości, a teraz czegoś brakuje. Spróbuj jeszcze raz za chwilę.'],
  [429, 'Pobierasz je już któryś raz z rzędu. Spróbuj za godzinę.'],
])('a refusal with %i saves nothing and says what to do', async (status, text) => {
  const { portal } = open(failing(status));
  fireEvent.click(button());
  await waitFor(() => expect(portal.shownToasts).toMatchObject([{ severity: 'error', text }]));
  expect(saved).toEqual([]);
});

test('a defect of ours is not told as a failed export', async () => {
  const { portal } = open({ ...DATA, exportedAt: 'no time' });
  const uncaught = nextUncaught();
  fireEvent.click(button());
  expect(await uncaught).toEqual(new RangeError('Invalid time value'));
  expect(portal.shownToasts).toEqual([]);
});
