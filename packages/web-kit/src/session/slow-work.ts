/** Milliseconds after which work is slow enough to be shown as under way. */
export const SLOW_AFTER_MS = 150;

/**
 * Holds while the work is under way, once it takes longer than {@link SLOW_AFTER_MS}.
 * @param hold shows something, e.g. the progress indicator; returns a function that hides it
 */
export async function holdWhileSlow<Value>(work: Promise<Value>, hold: () => () => void): Promise<Value> {
  let release = () => {};
  const timer = setTimeout(() => {
    release = hold();
  }, SLOW_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    release();
  }
}
