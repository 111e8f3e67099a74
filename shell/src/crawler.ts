/** Name of the `meta` by which the shell's server says that a crawler reads this page. */
export const CRAWLER_MARK = 'portal-crawler';

/** Whether a crawler reads this page: it sees no error page (requirement 2.10). */
export const isReadByCrawler = (): boolean =>
  document.head.querySelector(`meta[name="${CRAWLER_MARK}"]`) !== null;
