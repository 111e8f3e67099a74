const LONGEST_WAIT_MS = 4000;

/** Does it after the page has loaded, as soon as the browser has time. */
export function whenIdle(work: () => void): void {
  const soon = () => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    else setTimeout(work, LONGEST_WAIT_MS / 4);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
