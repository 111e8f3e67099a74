/** Fallback for a page in the background, or a browser that does not report paints. */
const LATEST_START_MS = 500;

const { entries, scripts, styles } = (document.currentScript as HTMLScriptElement).dataset;
let isStarted = false;

/** Loads the page's scripts once the page is painted: on a slow connection, they would compete with its content. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const src of listed(entries)) add('script', { async: false, src });
  for (const href of listed(scripts)) preload('script', href);
  for (const href of listed(styles)) preload('style', href);
  // one long task of the first formatter otherwise, just when the page is taken over
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf('pl'));
}

/** Addresses are apart by spaces. */
const listed = (addresses = '') => addresses.split(' ').filter(Boolean);

function preload(as: string, href: string): void {
  const isOurs = new URL(href, location.href).origin === location.origin;
  add('link', { rel: 'preload', as, crossOrigin: isOurs ? null : 'anonymous', href });
}

function add<Tag extends 'script' | 'link'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, LATEST_START_MS));
