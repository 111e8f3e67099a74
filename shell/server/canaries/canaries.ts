import { REMOTES, type RemoteName } from '@zielona-fala/contracts/portal';

/** A version of a remote that some browsers get in the place of the deployed one. */
export interface Canary {
  /** Origin where browsers find its files. */
  readonly origin: string;
  /** Origin where this server finds them. */
  readonly internalOrigin: string;
  /** Of 100 browsers. */
  readonly percent: number;
}

export type Canaries = Readonly<Partial<Record<RemoteName, Canary>>>;

/** Of how many buckets each browser is in one. */
export const BUCKETS = 100;

/** @param text what a browser kept; anybody may have written it */
export function bucketOf(text = ''): number | null {
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** The remotes whose canary a browser in this bucket gets. */
export function canariesAt(bucket: number, canaries: Canaries): readonly RemoteName[] {
  return REMOTES.filter((remote) => bucket < (canaries[remote]?.percent ?? 0));
}

/**
 * The remotes whose canary a header asks for: names with commas between them, or `none`.
 * @returns null when it names something that is no canary
 */
export function canariesAskedFor(text: string, canaries: Canaries): readonly RemoteName[] | null {
  const names = text.split(',').map((name) => name.trim());
  if (names.join() === 'none') return [];
  const known = REMOTES.filter((remote) => canaries[remote] && names.includes(remote));
  return known.length === names.length ? known : null;
}
