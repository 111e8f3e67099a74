import type { Observable } from '@zielona-fala/web-kit/observable';
import { useLocation } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Reloads } from './reloads.ts';
import type { UpdateWatch } from './update-watch.ts';

/** Says that a newer build is there, and takes it at the next navigation, unless a test holds updates. */
export function useUpdates(watch: UpdateWatch, held: Observable<boolean>, reloads: Reloads): void {
  const intl = useIntl();
  const { toasts } = usePortal();
  const { pathname } = useLocation();
  const available = useSyncExternalStore(watch.available.subscribe, watch.available.get, watch.available.get);
  const isHeld = useSyncExternalStore(held.subscribe, held.get, held.get);
  const offeredAt = useRef<string | null>(null);

  useEffect(() => watch.start(), [watch]);

  useEffect(() => {
    if (!available || isHeld) return;
    if (offeredAt.current !== null) {
      if (offeredAt.current !== pathname) reloads.take();
      return;
    }
    offeredAt.current = pathname;
    // without it, the next navigation takes the update all the same
    void import('./offer-update.ts').then(
      ({ offerUpdate }) => offerUpdate(toasts, intl),
      () => undefined,
    );
  }, [available, isHeld, pathname, toasts, intl, reloads]);
}
