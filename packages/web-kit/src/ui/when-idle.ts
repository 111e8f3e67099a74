const MAX_WAIT_MS = 4000;

/**
 * Does it after the page has loaded, as soon as the browser has time.
 * @returns gives it up
 */
export function whenIdle(work: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const unlessGivenUp = () => {
    if (!signal.aborted) work();
  };
  const soon = () => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in window) requestIdleCallback(unlessGivenUp, { timeout: MAX_WAIT_MS });
    else setTimeout(unlessGivenUp, MAX_WAIT_MS / 4);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true, signal });
  return () => waiting.abort();
}
