import {
  type PortalToasts,
  TOAST_GROUPS,
  type ToastContent,
  type ToastGroup,
} from '@zielona-fala/contracts/portal';
import { createObservable, type Observable } from '@zielona-fala/web-kit/observable';
import { ToastQueue } from 'react-stately/useToastState';

/** One queue of toasts for each position. */
export type ToastQueues = Readonly<Record<ToastGroup, ToastQueue<ToastContent>>>;

const FALLBACK_GROUP: ToastGroup = 'top-center';
const LIFE_MS = 6000;
const MAX_IN_SIGHT = 4;

export interface ShellToasts extends PortalToasts {
  readonly queues: ToastQueues;
  /** Whether there was one yet. */
  readonly used: Observable<boolean>;
  /** Takes away the toasts that would go by themselves. */
  dropPassing(): void;
}

export function createToasts(): ShellToasts {
  const queue = () => new ToastQueue<ToastContent>({ maxVisibleToasts: MAX_IN_SIGHT });
  const queues: ToastQueues = { 'top-left': queue(), 'top-center': queue(), 'top-right': queue() };
  const used = createObservable(false);
  return {
    queues,
    used,
    show(toast) {
      used.set(true);
      const group = TOAST_GROUPS.find((known) => known === toast.group) ?? FALLBACK_GROUP;
      const life = toast.life ?? LIFE_MS;
      return queues[group].add(toast, life > 0 ? { timeout: life } : {});
    },
    dropPassing() {
      for (const queue of Object.values(queues))
        for (const { key, timeout } of [...queue.visibleToasts]) if (timeout) queue.close(key);
    },
    close(id) {
      for (const group of TOAST_GROUPS) queues[group].close(id);
    },
  };
}
