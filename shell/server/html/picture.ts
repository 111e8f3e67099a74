import type { PageHead } from '@zielona-fala/contracts/portal';

/** A head with the absolute URL of its picture; the remote's build contains only the path. */
export const withAddress = (head: PageHead, origin: string): PageHead =>
  head.picture ? { ...head, picture: `${origin}/${head.picture}` } : head;
