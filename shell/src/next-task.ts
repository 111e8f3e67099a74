/** Lets the browser do what waits, as presses and paints, before the rest goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
