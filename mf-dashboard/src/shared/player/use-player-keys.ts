import { useEffect, useEffectEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, summary, video, [role="button"], [role="dialog"]';

/** A toast is an `alertdialog` as well, and leaves the page to be used. */
const OPEN_DIALOGS = 'dialog[open], [role$=dialog]:not([aria-modal=false])';

/**
 * Listens to keys of the whole page while `enabled` and no dialog is open; not to shortcuts of the browser.
 * @param onKey told the `KeyboardEvent.key` and the control that has the focus, to which Space and Enter belong; returns
 *   whether it meant something
 */
export function usePlayerKeys(
  enabled: boolean,
  onKey: (key: string, control: Element | null) => boolean,
): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector(OPEN_DIALOGS)) return;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (onKey(event.key, control)) event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
