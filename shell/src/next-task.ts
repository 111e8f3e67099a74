/** Yields to the browser, so that it can handle input and paint before work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
