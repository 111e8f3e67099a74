import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element as soon as it is shown: a heading with `tabIndex` -1, in place of a form or of a button that was pressed. */
export function useFocusAtFirst<Focused extends HTMLElement>(isWanted = true): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}
