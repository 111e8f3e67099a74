import type { Observable } from '@zielona-fala/web-kit/observable';
import { Button, Dialog } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import * as css from './ConfirmDialog.module.css';
import type { OpenConfirmation } from './dialogs.ts';

/** Asks before something is done. */
export function ConfirmDialog({ open }: { readonly open: Observable<OpenConfirmation | null> }) {
  const asked = useSyncExternalStore(open.subscribe, open.get, open.get);
  if (!asked) return null;
  const { confirmation, answer } = asked;
  return (
    <Dialog isOpen onClose={() => answer(false)} title={confirmation.title} role="alertdialog">
      <p>{confirmation.text}</p>
      <div className={css.actions}>
        <Button kind={confirmation.tone ?? 'go'} wide onPress={() => answer(true)}>
          {confirmation.confirmLabel}
        </Button>
        <Button kind="quiet" wide onPress={() => answer(false)}>
          {confirmation.cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
