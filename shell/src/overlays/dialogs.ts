import type { Confirmation, PortalDialogs } from '@zielona-fala/contracts/portal';
import { createObservable, type Observable } from '@zielona-fala/web-kit/observable';

export interface OpenConfirmation {
  readonly confirmation: Confirmation;
  readonly answer: (confirmed: boolean) => void;
}

export interface ShellDialogs extends PortalDialogs {
  readonly open: Observable<OpenConfirmation | null>;
}

/** One question at a time; a new one leaves the one before it unanswered, which counts as no. */
export function createDialogs(): ShellDialogs {
  const open = createObservable<OpenConfirmation | null>(null);
  return {
    open,
    confirm(confirmation) {
      open.get()?.answer(false);
      return new Promise((resolve) => {
        open.set({
          confirmation,
          answer(confirmed) {
            open.set(null);
            resolve(confirmed);
          },
        });
      });
    },
  };
}
