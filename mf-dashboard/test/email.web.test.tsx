import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PortalSession, SessionState } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { AccountFacts } from '../src/features/account/components/AccountFacts.tsx';
import { EmailForm } from '../src/features/account/components/EmailForm.tsx';
import { type Answers, failing, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const CHANGE = 'PATCH v1/users/change/email';
const AWAITED = 'GET v1/users/change/email';
const NEW_ADDRESS = { newEmail: 'ola@nowy.test', password: 'zielone-swiatlo' };

function open(answers: Answers = {}, session: Partial<PortalSession> = {}) {
  const server = recordedApi({ [AWAITED]: { newEmail: null }, ...answers });
  const portal = createTestPortal({ user: USER, api: server.api, session });
  const show = () => renderInPortal(<EmailForm />, { portal, path: '/dashboard/settings' });
  const { unmount } = show();
  const changes = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const comeAgain = () => {
    unmount();
    show();
  };
  return { server, changes, comeAgain, toasts: portal.shownToasts };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
function submit({ newEmail, password } = NEW_ADDRESS) {
  fireEvent.change(field('Nowy e-mail'), { target: { value: newEmail } });
  fireEvent.change(field('Twoje hasło'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij link na nowy adres' }));
}
const errorOf = (label: string): string | null => {
  const [id] = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id ?? '')?.textContent ?? null;
};

test('says where the link went and that the address so far still counts', async () => {
  const { changes } = open({ [CHANGE]: { status: 'ok' } });
  submit();
  const words = await screen.findByText(/^Kliknij link, który wysłaliśmy na/);
  expect(words.textContent).toContain('ola@nowy.test');
  expect(changes()).toEqual([NEW_ADDRESS]);
  expect([field('Nowy e-mail').value, field('Twoje hasło').value]).toEqual(['', '']);
});

test('the address that waits is said as long as the server knows it, whoever comes back to the page', async () => {
  const { server, comeAgain } = open({
    [CHANGE]: { status: 'ok' },
    [AWAITED]: { newEmail: 'ola@nowy.test' },
  });
  expect((await screen.findByText(/^Kliknij link, który/)).textContent).toContain('ola@nowy.test');
  submit({ ...NEW_ADDRESS, newEmail: ' ola@inny.test ' });
  expect((await screen.findByText(/ola@inny.test/)).textContent).toBe('ola@inny.test');
  server.answers[AWAITED] = { newEmail: 'ola@inny.test' };
  comeAgain();
  expect(await screen.findByText(/ola@inny.test/)).toBeTruthy();
  server.answers[AWAITED] = { newEmail: null };
  comeAgain();
  await waitFor(() => expect(screen.queryByText(/^Kliknij link, który/)).toBeNull());
});

test.each([
  ['tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['window', () => fireEvent(window, new Event('focus'))],
])(
  'an address that was confirmed in another tab is there once the learner is back in this %s',
  async (_, comeBack) => {
    const state = createObservable<SessionState>({ status: 'signed-in', user: USER });
    let email = USER.email;
    let reads = 0;
    const session: Partial<PortalSession> = {
      getState: state.get,
      subscribe: state.subscribe,
      async reloadUser() {
        reads += 1;
        const user = { ...USER, email };
        state.set({ status: 'signed-in', user });
        return user;
      },
    };
    open({ [CHANGE]: { status: 'ok' } }, session);
    comeBack();
    expect(reads).toBe(0);
    submit();
    await screen.findByText(/^Kliknij link/);
    comeBack();
    await waitFor(() => expect(reads).toBe(1));
    expect(screen.getByText(/^Kliknij link/)).toBeTruthy();
    email = NEW_ADDRESS.newEmail;
    comeBack();
    expect(await screen.findByText(/^Nowy adres potwierdzony/)).toBeTruthy();
    expect(screen.getByText(/^Teraz:/).textContent).toBe('Teraz: ola@nowy.test');
    expect(screen.queryByText(/^Kliknij link/)).toBeNull();
    comeBack();
    expect(reads).toBe(2);
  },
);

test('an address that is not known without a network is not taken for the new one', async () => {
  const state = createObservable<SessionState>({ status: 'signed-in', user: USER });
  open({ [CHANGE]: { status: 'ok' } }, { getState: state.get, subscribe: state.subscribe });
  submit();
  await screen.findByText(/^Kliknij link/);
  const become = (email: string) => act(() => state.set({ status: 'signed-in', user: { ...USER, email } }));
  become('');
  expect(screen.getByText(/^Kliknij link/)).toBeTruthy();
  expect(screen.queryByText(/^Nowy adres potwierdzony/)).toBeNull();
  become(NEW_ADDRESS.newEmail);
  expect(screen.getByText(/^Nowy adres potwierdzony/)).toBeTruthy();
});

test('nor is the former one, once it is known, where none was when the link was asked for', async () => {
  const unknown: SessionState = { status: 'signed-in', user: { ...USER, email: '' } };
  const state = createObservable(unknown);
  open({ [CHANGE]: { status: 'ok' } }, { getState: state.get, subscribe: state.subscribe });
  const current = () => screen.getByText(/^Teraz:/);
  expect(current().querySelector('[aria-hidden=true]')).not.toBeNull();
  submit();
  await screen.findByText(/^Kliknij link/);
  act(() => state.set({ status: 'signed-in', user: USER }));
  expect(current().textContent).toBe(`Teraz: ${USER.email}`);
  expect(screen.queryByText(/^Nowy adres potwierdzony/)).toBeNull();
});

test('the profile leaves the place of an address that is not known', () => {
  const addressOf = (email: string) => {
    const { container } = renderInPortal(<AccountFacts user={{ ...USER, email }} />);
    return container.querySelectorAll('dd')[1];
  };
  expect(addressOf('')?.querySelector('[aria-hidden=true]')).not.toBeNull();
  expect(addressOf(USER.email)?.innerHTML).toBe(USER.email);
});

test.each([
  [
    'newEmail',
    'taken',
    'Nowy e-mail',
    'Na ten adres jest już inne konto. Zaloguj się na nie albo podaj inny.',
  ],
  ['newEmail', 'unchanged', 'Nowy e-mail', 'To jest już adres tego konta. Podaj inny.'],
  ['password', 'wrong', 'Twoje hasło', 'To nie jest Twoje hasło. Wpisz je jeszcze raz.'],
])(
  'a refusal of %s as %s is said at its field, and nothing typed is lost',
  async (name, code, label, words) => {
    open({ [CHANGE]: refusing({ field: name, code }) });
    submit();
    await waitFor(() => expect(errorOf(label)).toBe(words));
    expect(field('Nowy e-mail').value).toBe(NEW_ADDRESS.newEmail);
  },
);

test('an address that cannot be one is refused without asking the server', async () => {
  const { changes } = open();
  submit({ ...NEW_ADDRESS, newEmail: 'ola' });
  await waitFor(() => expect(field('Nowy e-mail').getAttribute('aria-invalid')).toBe('true'));
  expect(changes()).toEqual([]);
});

test('a failure says that nothing has changed', async () => {
  const { toasts } = open({ [CHANGE]: failing(503) });
  submit();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ severity: 'error', title: 'Nic się nie zmieniło' });
});

test('where the second factor is on its code is asked for as well', async () => {
  const { server, changes } = open({ [CHANGE]: refusing({ field: 'code', code: 'required' }) });
  submit();
  const code = await screen.findByLabelText('Kod z aplikacji albo kod zapasowy');
  server.answers[CHANGE] = refusing({ field: 'code', code: 'wrong' });
  fireEvent.change(code, { target: { value: '000000' } });
  submit();
  await waitFor(() => expect(errorOf('Kod z aplikacji albo kod zapasowy')).toMatch(/^Ten kod nie działa/));
  expect(changes()).toEqual([NEW_ADDRESS, { ...NEW_ADDRESS, code: '000000' }]);
});
