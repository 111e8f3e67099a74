import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ApiRequest, LogoutOptions } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, type FakeApi, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Leaving } from '../src/features/account/components/Leaving.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const PASSWORD = 'Twoje hasło, jeśli chcesz usunąć konto';

/** A learner without groups and passkeys. */
const nothing: FakeApi = ({ method = 'GET' }) => (method === 'GET' ? [] : {});

function open(api: FakeApi = nothing) {
  const calls: ApiRequest[] = [];
  const portal = createTestPortal({
    api: (request) => {
      calls.push(request);
      return api(request);
    },
  });
  renderInPortal(<Leaving />, { portal });
  press('Usuń konto…');
  return { portal, calls, deletions: () => calls.filter(({ method }) => method === 'DELETE') };
}

const type = (password: string) =>
  fireEvent.input(screen.getByLabelText(PASSWORD), { target: { value: password } });

test('signing out is what the portal does, which asks first where answers would be lost', () => {
  const logout = jest.fn(async () => undefined);
  const signOut = jest.fn(async () => undefined);
  const portal = { ...createTestPortal({ api: nothing, session: { logout } }), signOut };
  renderInPortal(<Leaving />, { portal });
  press('Wyloguj się');
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(logout).not.toHaveBeenCalled();
});

test('in a shell from before that, signing out leads to the home page too', () => {
  const logout = jest.fn(async () => undefined);
  const portal = createTestPortal({ api: nothing, session: { logout } });
  renderInPortal(<Leaving />, { portal });
  press('Wyloguj się');
  expect(portal.visited).toEqual(['/link/home']);
  expect(logout).toHaveBeenCalledTimes(1);
});

test('the session of a deleted account is over: the server is not told of a logout', async () => {
  const logout = jest.fn(async (_options?: LogoutOptions) => undefined);
  renderInPortal(<Leaving />, { portal: createTestPortal({ api: nothing, session: { logout } }) });
  press('Usuń konto…');
  type('zielone-swiatlo');
  press('Usuń konto na zawsze');
  await waitFor(() => expect(logout.mock.calls).toEqual([[{ isOver: true }]]));
});

test('whoever deletes the account lands on the home page and reads that it is gone', async () => {
  const { portal, deletions } = open();
  type('zielone-swiatlo');
  press('Usuń konto na zawsze');
  await waitFor(() => expect(portal.shownToasts.map(({ title }) => title)).toEqual(['Konto usunięte']));
  expect(deletions()).toMatchObject([{ path: 'v1/users', body: { password: 'zielone-swiatlo' } }]);
  expect(portal.visited).toEqual(['/link/home']);
});

test('two taps delete nothing: the safe way comes first, the other one asks for the password', async () => {
  const { deletions } = open();
  expect(document.activeElement?.textContent).toBe('Usunąć konto na zawsze?');
  const [keep, remove] = screen.getAllByRole('button', { name: /konto/ });
  expect([keep?.textContent, remove?.textContent]).toEqual(['Zostaw konto', 'Usuń konto na zawsze']);
  press('Usuń konto na zawsze');
  await waitFor(() => expect(screen.getByLabelText(PASSWORD).getAttribute('aria-invalid')).toBe('true'));
  expect(deletions()).toEqual([]);
  press('Zostaw konto');
  expect(screen.queryByLabelText(PASSWORD)).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Usuń konto…'));
});

test('a wrong password is told beside its field', async () => {
  const errors = [{ field: 'password', code: 'wrong', message: 'wrong' }];
  open(({ method }) => {
    if (method === 'DELETE')
      throw new ApiError(422, { message: 'refused', code: 'validation', errors }, 'refused', null);
    return [];
  });
  type('inne');
  press('Usuń konto na zawsze');
  await screen.findByText('To nie jest Twoje hasło. Wpisz je jeszcze raz.');
});

const refusing = (...fields: readonly string[]) => {
  const errors = fields.map((field) => ({ field, code: 'required', message: 'required' }));
  throw new ApiError(422, { message: 'refused', code: 'validation', errors }, 'refused', null);
};

test('the code of the second factor is asked for where it is on', async () => {
  const { deletions } = open((request) => {
    if (request.method === 'DELETE' && !(request.body as { code?: string }).code) refusing('code');
    return nothing(request);
  });
  type('zielone-swiatlo');
  press('Usuń konto na zawsze');
  fireEvent.input(await screen.findByLabelText('Kod z aplikacji albo kod zapasowy'), {
    target: { value: '123456' },
  });
  press('Usuń konto na zawsze');
  await waitFor(() => expect(deletions()).toHaveLength(2));
  expect(deletions().at(-1)?.body).toEqual({ password: 'zielone-swiatlo', code: '123456' });
});

test.each([
  ['is signed out by the portal, and led there', 'anonymous', 1],
  ['stays here where they do not want to lose anything', 'signed-in', 0],
] as const)('who has no password and signs in with Google again %s', async (_what, status, ledAway) => {
  // jsdom says there that it leads nowhere
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const logout = jest.fn(async () => undefined);
  const signOut = jest.fn(async () => undefined);
  const state = { status, user: null };
  const session = { logout, getState: () => state };
  const api: FakeApi = (request) => {
    if (request.path === 'v1/auth/methods') return { password: false, google: true };
    return request.method === 'DELETE' ? refusing('password') : nothing(request);
  };
  const portal = { ...createTestPortal({ api, session }), signOut };
  renderInPortal(<Leaving />, { portal });
  press('Usuń konto…');
  await waitFor(() => expect(screen.queryByLabelText(PASSWORD)).toBeNull());
  press('Usuń konto na zawsze');
  const again = await screen.findByRole('button', { name: 'Zaloguj się przez Google' });
  fireEvent.click(again);
  await waitFor(() => expect(again.textContent).toBe('Zaloguj się przez Google'));
  expect([signOut.mock.calls.length, logout.mock.calls.length]).toEqual([1, 0]);
  expect(said.mock.calls.filter(([error]) => /navigation/.test(String(error)))).toHaveLength(ledAway);
  said.mockRestore();
});

const group = (name: string, role: 'instructor' | 'member', memberCount: number) => ({
  groupId: name.length,
  name,
  role,
  memberCount,
});

test.each([
  [
    [group('Wieczorowa B', 'instructor', 0)],
    'Zniknie też grupa, którą prowadzisz: Wieczorowa B. Nie ma w niej nikogo.',
  ],
  [
    [group('Poranna', 'instructor', 3), group('Nocna', 'instructor', 2), group('Cudza', 'member', 9)],
    'Znikną też grupy, które prowadzisz: Poranna i Nocna. 5 osób przestanie do nich należeć; ich wyniki zostają przy nich.',
  ],
])('who leads groups reads what goes with the account: %#', async (groups, words) => {
  open((request) => (request.path === 'v1/tests/groups' ? groups : nothing(request)));
  expect((await screen.findByText(/^Znik.*też/)).textContent).toBe(words);
});

test('who leads none reads nothing of groups', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { calls } = open((request) =>
    request.path === 'v1/tests/groups' ? answer.promise : nothing(request),
  );
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('v1/tests/groups'));
  await act(async () => answer.resolve([group('Cudza', 'member', 9)]));
  expect(screen.queryByText(/Cudza/)).toBeNull();
});

test('a passkey is offered in place of the password to who has one', async () => {
  const key = { id: 'k', name: null, created: '2026-11-01T08:00:00.000Z', lastUsed: null };
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  const { portal, calls } = open((request) => {
    if (request.path === 'v1/auth/passkeys/proof/options') throw new ApiError(429, null, 'too many', null);
    return request.path === 'v1/auth/passkeys' ? [key] : nothing(request);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Usuń, potwierdzając kluczem dostępu' }));
  await waitFor(() => expect(portal.shownToasts).toHaveLength(1));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});
