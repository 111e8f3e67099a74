import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { Link } from '@zielona-fala/web-kit/router';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ConfirmDialog } from '../src/overlays/ConfirmDialog.tsx';
import { createCelebration } from '../src/overlays/celebration.ts';
import { createDialogs } from '../src/overlays/dialogs.ts';
import { Overlays } from '../src/overlays/Overlays.tsx';
import { createToasts } from '../src/overlays/toasts.ts';
import { createLazyStore } from '../src/state/lazy-store.ts';
import { createStoreParts } from '../src/state/store-parts.tsx';
import { StorePartsProvider } from '../src/state/useStoreParts.ts';

test('a question is answered by its buttons', async () => {
  const dialogs = createDialogs();
  renderInPortal(<ConfirmDialog open={dialogs.open} />);
  const question = {
    title: 'Usunąć?',
    text: 'Tego nie cofniesz.',
    confirmLabel: 'Usuń',
    cancelLabel: 'Anuluj',
  };
  const first = dialogs.confirm(question);
  fireEvent.click(await screen.findByRole('button', { name: 'Usuń' }));
  await expect(first).resolves.toBe(true);
  const second = dialogs.confirm(question);
  fireEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await expect(second).resolves.toBe(false);
});

test('a question does not outlive the page that asked it', async () => {
  const dialogs = createDialogs();
  const store = createLazyStore({
    create: async () => createStoreParts(createTestPortal().api),
    onCreated: () => undefined,
  });
  renderInPortal(
    <StorePartsProvider value={store}>
      <Overlays
        toasts={createToasts()}
        dialogs={dialogs}
        celebration={createCelebration((work) => work())}
        frameHidden={createObservable(false)}
      />
      <Link to="/dashboard/groups?groupId=1">Grupa</Link>
      <Link to="/dashboard/statistics">Statystyki</Link>
    </StorePartsProvider>,
    { path: '/dashboard/groups' },
  );
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = dialogs.confirm({ title: 'Usunąć?', text: '', confirmLabel: 'Usuń', cancelLabel: 'Anuluj' });
  });
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByText('Grupa'));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  fireEvent.click(screen.getByText('Statystyki'));
  await expect(answer).resolves.toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
