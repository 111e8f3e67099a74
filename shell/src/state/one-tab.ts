/** Longer than what one tab writes to the storage takes to reach the others. */
const HELD_MS = 10_000;

/** Does something that every tab begins at about the same time in the first of them only. */
export async function inOneTab(name: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock === null) return;
    work();
    return new Promise((release) => setTimeout(release, HELD_MS));
  });
}
