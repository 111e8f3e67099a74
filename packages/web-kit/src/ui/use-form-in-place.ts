import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FormInPlace {
  readonly isOpen: boolean;
  /** Of the button that opens the form, which is gone while it is open. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  open(): void;
  close(): void;
}

/** A form in the place of the button that opens it, which has the focus again once the form is closed. */
export function useFormInPlace(): FormInPlace {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, opener, open: () => setOpen(true), close: () => setOpen(false) };
}
