import { createObservable } from '@zielona-fala/web-kit/observable';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useSyncExternalStore } from 'react';

/** How large questions and answers are written, in the order of their size. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

function read(): TextSize {
  const kept = browserMemory.read('textSize');
  return TEXT_SIZES.find((size) => size === kept) ?? 'normal';
}

const shown = createObservable<TextSize>(read());

/** The size of this browser, and what chooses another; every place that shows it follows. */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  return [useSyncExternalStore(shown.subscribe, shown.get), choose];
}

function choose(size: TextSize): void {
  shown.set(size);
  browserMemory.write('textSize', size === 'normal' ? null : size);
}
