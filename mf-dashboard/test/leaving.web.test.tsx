import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Leaving } from '../src/features/account/components/Leaving.tsx';

test('whoever deletes the account lands on the home page and reads that it is gone', async () => {
  const calls: string[] = [];
  const portal = createTestPortal({
    api: ({ path, method }) => {
      calls.push(`${method} ${path}`);
      return {};
    },
  });
  renderInPortal(<Leaving />, { portal });
  fireEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  await waitFor(() => expect(portal.shownToasts.map(({ title }) => title)).toEqual(['Konto usunięte']));
  expect(calls).toContain('DELETE v1/users');
  expect(portal.visited).toEqual(['/link/home']);
});
