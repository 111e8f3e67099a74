import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FormInPlace {
  readonly isOpen: boolean;
  /** Of the button that opens the form, which may be gone while it is open. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  open(): void;
  close(): void;
}

const isThere = (element: Element | null): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && element.isConnected;

/**
 * A form in the place of the button that opens it. Once it is closed, the focus is where it was: on the button that was
 * pressed, else on the one that is in that place again.
 */
export function useFormInPlace(): FormInPlace {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) [pressed.current, opener.current].find(isThere)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    opener,
    open() {
      pressed.current = document.activeElement;
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
