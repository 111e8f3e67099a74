/** Gives jsdom the locks of a browser with one tab, which never waits. */
export function beOnlyTab(): void {
  const locks = { request: (_name: string, _options: unknown, work: () => Promise<void>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks });
}
