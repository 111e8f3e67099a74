import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { CATEGORIES } from '@zielona-fala/contracts';
import { clientActions } from '@zielona-fala/web-kit/store';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { CategoryMenu } from '../src/frame/CategoryMenu.tsx';

test('the menu shows the vehicle of the chosen category', async () => {
  const portal = createTestPortal({ api: () => [] });
  renderInPortal(<CategoryMenu />, { portal });
  const drawings = new Set<string>();
  for (const category of CATEGORIES) {
    act(() => void portal.store.dispatch(clientActions.categorySelected(category)));
    const menu = screen.getByRole('button', { name: `Kategoria: ${category}` });
    await waitFor(() => expect(menu.querySelector('svg')).not.toBeNull());
    drawings.add(menu.querySelector('svg')?.innerHTML ?? '');
  }
  // moped, motorcycle, car, lorry, bus, tractor, tram
  expect(drawings.size).toBe(7);
});
