import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, type FakeApi, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Leaving } from '../src/features/account/components/Leaving.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const PASSWORD = 'Twoje hasło, jeśli chcesz usunąć konto';

function open(api: FakeApi = () => ({})) {
  const calls: ApiRequest[] = [];
  const portal = createTestPortal({
    api: (request) => {
      calls.push(request);
      return api(request);
    },
  });
  renderInPortal(<Leaving />, { portal });
  press('Usuń konto…');
  return { portal, deletions: () => calls.filter(({ method }) => method === 'DELETE') };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (password: string) =>
  fireEvent.input(screen.getByLabelText(PASSWORD), { target: { value: password } });

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
    return {};
  });
  type('inne');
  press('Usuń konto na zawsze');
  await screen.findByText('To nie jest Twoje hasło. Wpisz je jeszcze raz.');
});
