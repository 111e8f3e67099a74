import { createObservable } from '@zielona-fala/web-kit/observable';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useSyncExternalStore } from 'react';

/** How large questions and answers are written, in the order of their size. */
export const LETTER_SIZES = ['normal', 'large', 'larger'] as const;
export type LetterSize = (typeof LETTER_SIZES)[number];

function read(): LetterSize {
  const kept = browserMemory.read('letterSize');
  return LETTER_SIZES.find((size) => size === kept) ?? 'normal';
}

const letters = createObservable<LetterSize>(read());

/** The size of this browser, and what chooses another; every place that shows it follows. */
export function useLetters(): readonly [LetterSize, (size: LetterSize) => void] {
  return [useSyncExternalStore(letters.subscribe, letters.get), choose];
}

function choose(size: LetterSize): void {
  letters.set(size);
  browserMemory.write('letterSize', size === 'normal' ? null : size);
}
