import { whenIdle } from './when-idle.ts';

/** Time for what a page does once it is there: its pictures, films and reads come before code that it may need later. */
const SETTLED_MS = 3000;

/**
 * Does it once the page has had time for its own, and the browser has time.
 * @returns gives it up
 */
export function whenSettled(work: () => void): () => void {
  let giveUp = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    giveUp = whenIdle(work);
  }, SETTLED_MS);
  return () => giveUp();
}
