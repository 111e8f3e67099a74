/** Longer than it takes until all tabs have heard of what one test brought. */
const HELD_MS = 10_000;

/**
 * Of tabs that begin something at about the same time one does it: the first, which then does all that follows within
 * seconds. In a browser without locks each does.
 * @returns does the work if it is this tab's
 */
export function createOneTab(name: string): (work: () => void) => Promise<void> {
  let claim: Promise<boolean> | null = null;
  const claimed = () =>
    new Promise<boolean>((resolve) => {
      void navigator.locks
        .request(name, { ifAvailable: true }, async (lock) => {
          resolve(lock !== null);
          if (lock !== null) await new Promise((release) => setTimeout(release, HELD_MS));
        })
        .finally(() => {
          claim = null;
        });
    });
  return async (work) => {
    if (!('locks' in navigator)) return work();
    claim ??= claimed();
    if (await claim) work();
  };
}

/** Whatever is celebrated is so in one tab: level and medals together. */
export const inCelebratingTab = createOneTab('celebration');
