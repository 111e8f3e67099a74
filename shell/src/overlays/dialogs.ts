import type { Confirmation, PortalDialogs } from '@zielona-fala/contracts/portal';
import { createObservable, type Observable } from '@zielona-fala/web-kit/observable';

export interface OpenConfirmation {
  readonly confirmation: Confirmation;
  readonly answer: (confirmed: boolean) => void;
}

export interface ShellDialogs extends PortalDialogs {
  readonly open: Observable<OpenConfirmation | null>;
  /** Closes the open question, which counts as no: the page or the session that asked it is over. */
  dismiss(): void;
}

/** One question at a time; a new one leaves the one before it unanswered, which counts as no. */
export function createDialogs(): ShellDialogs {
  const open = createObservable<OpenConfirmation | null>(null);
  const dismiss = (): void => open.get()?.answer(false);
  return {
    open,
    dismiss,
    confirm(confirmation) {
      dismiss();
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
