import {
  type PortalToasts,
  TOAST_GROUPS,
  type ToastContent,
  type ToastGroup,
} from '@zielona-fala/contracts/portal';
import { createObservable, type Observable } from '@zielona-fala/web-kit/observable';

const FALLBACK_GROUP: ToastGroup = 'top-center';
const LIFE_MS = 6000;

/** A toast that neither the learner nor its time has closed. */
export interface OpenToast extends ToastContent {
  readonly id: string;
  readonly group: ToastGroup;
  /** Milliseconds in sight; 0: until it is closed. */
  readonly life: number;
}

export interface ShellToasts extends PortalToasts {
  /** Oldest first. */
  readonly open: Observable<readonly OpenToast[]>;
  /** Whether there was one yet. */
  readonly used: Observable<boolean>;
  /** Takes away the toasts that would go by themselves. */
  dropPassing(): void;
}

/** Knows which toasts are open; the code that shows them is loaded with the first one. */
export function createToasts(): ShellToasts {
  const open = createObservable<readonly OpenToast[]>([]);
  const used = createObservable(false);
  let shown = 0;
  const keep = (isKept: (toast: OpenToast) => boolean): void => open.set(open.get().filter(isKept));
  return {
    open,
    used,
    show(toast) {
      shown += 1;
      const id = `toast-${shown}`;
      const group = TOAST_GROUPS.find((known) => known === toast.group) ?? FALLBACK_GROUP;
      open.set([...open.get(), { ...toast, id, group, life: toast.life ?? LIFE_MS }]);
      used.set(true);
      return id;
    },
    dropPassing: () => keep(({ life }) => life <= 0),
    close: (id) => keep((toast) => toast.id !== id),
  };
}
