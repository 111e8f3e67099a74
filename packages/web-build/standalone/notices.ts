import type { PortalToasts, ToastContent } from '@zielona-fala/contracts/portal';
import { createObservable, type Observable } from '@zielona-fala/web-kit/observable';

export interface Notice extends ToastContent {
  readonly id: string;
}

const LIFE_MS = 6000;

export interface ShownNotices extends PortalToasts {
  readonly shown: Observable<readonly Notice[]>;
}

/** Toasts as a plain list. */
export function createNotices(): ShownNotices {
  const shown = createObservable<readonly Notice[]>([]);
  const close = (id: string) => shown.set(shown.get().filter((notice) => notice.id !== id));
  return {
    shown,
    close,
    show(toast) {
      const id = crypto.randomUUID();
      const life = toast.life ?? LIFE_MS;
      shown.set([...shown.get(), { ...toast, id }]);
      if (life > 0) setTimeout(() => close(id), life);
      return id;
    },
  };
}
