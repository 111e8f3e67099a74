import type { PortalToasts, ToastContent } from '@zielona-fala/contracts/portal';
import { createSignal, type Signal } from '@zielona-fala/web-kit/host';

export interface Notice extends ToastContent {
  readonly id: string;
}

const LIFE_MS = 6000;

/** Toasts as a plain list. */
export function createNotices(): PortalToasts & { readonly shown: Signal<readonly Notice[]> } {
  const shown = createSignal<readonly Notice[]>([]);
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
