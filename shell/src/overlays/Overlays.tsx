import type { Observable } from '@zielona-fala/web-kit/observable';
import { useLocation } from '@zielona-fala/web-kit/router';
import { useLoaded } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStoreParts } from '../state/useStoreParts.ts';
import type { ShellCelebration } from './celebration.ts';
import type { ShellDialogs } from './dialogs.ts';
import { loadOverlays } from './load-overlays.ts';
import type { ShellToasts } from './toasts.ts';

const loadAriaOverlays = async () => (await loadOverlays()).AriaOverlays;

export interface OverlaysProps {
  readonly toasts: ShellToasts;
  readonly dialogs: ShellDialogs;
  readonly celebration: ShellCelebration;
  readonly frameHidden: Observable<boolean>;
}

/**
 * What lies above every page, each from its first use on. An exam and the first moment of a verdict hold it back; no
 * celebration covers a page that fills the window, on which toasts tell what has failed.
 */
export function Overlays({ toasts, dialogs, celebration, frameHidden }: OverlaysProps) {
  const fillsWindow = useSyncExternalStore(frameHidden.subscribe, frameHidden.get, frameHidden.get);
  const { held } = celebration;
  const isHeld = useSyncExternalStore(held.subscribe, held.get, held.get);
  const areToastsUsed = useSyncExternalStore(toasts.used.subscribe, toasts.used.get, toasts.used.get);
  const asked = useSyncExternalStore(dialogs.open.subscribe, dialogs.open.get, dialogs.open.get);
  const { pathname } = useLocation();
  const parts = useStoreParts();
  const AriaOverlays = useLoaded(loadAriaOverlays, areToastsUsed || asked !== null);
  useEffect(() => {
    if (fillsWindow) toasts.dropPassing();
  }, [fillsWindow, toasts]);
  const last = useRef(pathname);
  useEffect(() => {
    // the page that asked has been left
    if (last.current !== pathname) dialogs.dismiss();
    last.current = pathname;
  }, [pathname, dialogs]);
  return (
    <>
      {parts ? (
        <parts.Provider store={parts.store}>
          <parts.ProgressLine />
          {fillsWindow ? null : <parts.Celebration celebration={celebration} />}
        </parts.Provider>
      ) : null}
      {AriaOverlays ? <AriaOverlays dialogs={dialogs} toasts={isHeld ? null : toasts} /> : null}
    </>
  );
}
