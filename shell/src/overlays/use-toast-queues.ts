import type { ToastGroup } from '@zielona-fala/contracts/portal';
import { useEffect, useState } from 'react';
import { ToastQueue } from 'react-stately/useToastState';
import type { OpenToast, ShellToasts } from './toasts.ts';

/** One queue of toasts for each position. */
export type ToastQueues = Readonly<Record<ToastGroup, ToastQueue<OpenToast>>>;

const MAX_IN_SIGHT = 4;

function createQueues(): ToastQueues {
  const queue = () => new ToastQueue<OpenToast>({ maxVisibleToasts: MAX_IN_SIGHT });
  return { 'top-left': queue(), 'top-center': queue(), 'top-right': queue() };
}

/** The open toasts in react-aria's queues, which time them while they are in sight. */
export function useToastQueues({ open, close }: ShellToasts): ToastQueues {
  const [queues] = useState(createQueues);
  useEffect(() => {
    const queued = new Map<string, () => void>();
    const add = (toast: OpenToast): void => {
      const { id, group, life } = toast;
      const queue = queues[group];
      const key = queue.add(toast, {
        ...(life > 0 && { timeout: life }),
        onClose() {
          // the queue removes it itself
          queued.delete(id);
          close(id);
        },
      });
      queued.set(id, () => queue.close(key));
    };
    const follow = (): void => {
      const now = open.get();
      for (const toast of now) if (!queued.has(toast.id)) add(toast);
      for (const [id, remove] of queued) if (!now.some((toast) => toast.id === id)) remove();
    };
    follow();
    const stop = open.subscribe(follow);
    return () => {
      stop();
      for (const queue of Object.values(queues)) queue.clear();
    };
  }, [queues, open, close]);
  return queues;
}
