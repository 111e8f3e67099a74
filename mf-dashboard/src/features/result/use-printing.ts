import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Printing {
  /** The sheet is to be there. */
  readonly isPrinting: boolean;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly print: () => void;
}

/** Renders a sheet temporarily and prints it once its pictures are loaded. */
export function usePrinting(): Printing {
  const sheet = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    let isLeft = false;
    const end = () => setPrinting(false);
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isLeft) window.print();
    });
    window.addEventListener('afterprint', end);
    return () => {
      isLeft = true;
      window.removeEventListener('afterprint', end);
    };
  }, [isPrinting]);
  return { isPrinting, sheet, print: () => setPrinting(true) };
}
