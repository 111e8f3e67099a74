import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPortal, pressOnceShown, renderInPortal } from '@zielona-fala/web-kit/testing';
import { SecondFactor } from '../src/features/second-factor/components/SecondFactor.tsx';
import { type Answers, failing, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const READ = 'GET v1/auth/totp';
const BEGIN = 'POST v1/auth/totp';
const CONFIRM = 'POST v1/auth/totp/confirm';
const RENEW = 'POST v1/auth/totp/recovery-codes';
const END = 'DELETE v1/auth/totp';
const OFF = { since: null, recoveryCodesLeft: 0 };
const ON = { since: '2026-11-20T08:30:00.000Z', recoveryCodesLeft: 3 };
const SECRET = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' };
const CODES = { recoveryCodes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] };
const BOTH = 'Kod z aplikacji albo kod zapasowy';

function open(answers: Answers) {
  const server = recordedApi(answers);
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<SecondFactor />, { portal, path: '/dashboard/settings' });
  return { server, toasts: portal.shownToasts };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const errorOf = (label: string): string | null => {
  const [id] = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id ?? '')?.textContent ?? null;
};

test('is turned on by the first code, and shows the recovery codes once', async () => {
  const { server } = open({ [READ]: OFF, [BEGIN]: SECRET, [CONFIRM]: CODES });
  await pressOnceShown('Włącz…');
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Kod QR/ })).toBeTruthy();
  type('Kod z aplikacji', '123456');
  server.answers[READ] = ON;
  await pressOnceShown('Włącz logowanie dwuetapowe');
  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeTruthy();
  await pressOnceShown('Mam je zapisane');
  expect(document.activeElement?.textContent).toBe('Logowanie dwuetapowe');
  expect(await screen.findByText(/^Włączone od 20 listopada 2026/)).toBeTruthy();
  expect(screen.queryByText('AAAA-BBBB-CCCC')).toBeNull();
  expect(server.calls.find(({ path }) => path.endsWith('confirm'))?.body).toEqual({ code: '123456' });
});

test('a phone, which cannot scan itself, opens the app or copies the key', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const { toasts } = open({ [READ]: OFF, [BEGIN]: SECRET });
  await pressOnceShown('Włącz…');
  const link = await screen.findByText('Otwórz w aplikacji');
  expect(link.closest('a')?.getAttribute('href')).toBe(SECRET.uri);
  await pressOnceShown('Kopiuj klucz');
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Klucz jest w schowku']));
  expect(copied).toEqual([SECRET.secret]);
});

test('asks for the password where the sign-in was long ago', async () => {
  const { server } = open({
    [READ]: OFF,
    [BEGIN]: refusing({ field: 'password', code: 'required' }),
  });
  await pressOnceShown('Włącz…');
  const password = await screen.findByLabelText('Twoje hasło');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(screen.queryByLabelText(BOTH)).toBeNull();
  type('Twoje hasło', 'zielone');
  server.answers[BEGIN] = refusing({ field: 'password', code: 'wrong' });
  await pressOnceShown('Dalej');
  await waitFor(() => expect(errorOf('Twoje hasło')).toMatch(/^To nie jest Twoje hasło/));
  server.answers[BEGIN] = SECRET;
  await pressOnceShown('Dalej');
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(server.calls.at(-1)?.body).toEqual({ password: 'zielone' });
});

test('a first code that does not fit is told at its field', async () => {
  open({ [READ]: OFF, [BEGIN]: SECRET, [CONFIRM]: refusing({ field: 'code', code: 'wrong' }) });
  await pressOnceShown('Włącz…');
  await screen.findByText('ABCD EFGH IJKL MNOP');
  type('Kod z aplikacji', '123456');
  await pressOnceShown('Włącz logowanie dwuetapowe');
  await waitFor(() => expect(errorOf('Kod z aplikacji')).toMatch(/^Ten kod nie pasuje/));
});

test('is turned off by password and code, after saying what that means', async () => {
  const { server } = open({ [READ]: ON, [END]: refusing({ field: 'code', code: 'wrong' }) });
  expect(await screen.findByText(/Kody zapasowe: zostały 3\./)).toBeTruthy();
  await pressOnceShown('Wyłącz…');
  expect(screen.getByText(/^Do logowania znów wystarczy samo hasło/)).toBeTruthy();
  type('Twoje hasło', 'zielone');
  type(BOTH, '123456');
  await pressOnceShown('Wyłącz');
  await waitFor(() => expect(errorOf(BOTH)).toMatch(/^Ten kod nie działa/));
  server.answers[END] = { status: 'ok' };
  server.answers[READ] = OFF;
  await pressOnceShown('Wyłącz');
  expect(await screen.findByText(/^Wyłączone\./)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Logowanie dwuetapowe');
  expect(server.calls.filter(({ method }) => method === 'DELETE').at(-1)?.body).toEqual({
    password: 'zielone',
    code: '123456',
  });
});

test('new recovery codes are shown in the place of those before', async () => {
  open({ [READ]: ON, [RENEW]: CODES });
  await pressOnceShown('Nowe kody zapasowe…');
  type('Twoje hasło', 'zielone');
  type(BOTH, '123456');
  await pressOnceShown('Utwórz nowe kody');
  expect(await screen.findByText('DDDD-EEEE-FFFF')).toBeTruthy();
});

test('recovery codes are printed alone, under the brand and the date', async () => {
  open({ [READ]: ON, [RENEW]: CODES });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await pressOnceShown('Nowe kody zapasowe…');
  type('Twoje hasło', 'zielone');
  type(BOTH, '123456');
  await pressOnceShown('Utwórz nowe kody');
  await pressOnceShown('Drukuj');
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-print-alone]');
  expect(sheet?.textContent).toMatch(
    /^Zielona Fala: kody zapasowe, \d+ \p{L}+ \d{4}AAAA-BBBB-CCCCDDDD-EEEE-FFFF$/u,
  );
  print.mockRestore();
});

test('a failure says that nothing has changed', async () => {
  const { toasts } = open({ [READ]: OFF, [BEGIN]: failing(503) });
  await pressOnceShown('Włącz…');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ severity: 'error', title: 'Nic się nie zmieniło' });
  expect(await screen.findByRole('button', { name: 'Włącz…' })).toBeTruthy();
});
