import type { PageHead } from '@zielona-fala/contracts/portal';

/** A head whose picture is an address: the remote's build knows the path only. */
export const withAddress = (head: PageHead, origin: string): PageHead =>
  head.picture ? { ...head, picture: `${origin}/${head.picture}` } : head;
