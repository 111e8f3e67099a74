/** A query that may read more than it finds. */
interface Chosen {
  readonly collection: string;
  /** How its shape begins. */
  readonly shape: string;
  readonly why: string;
}

const letters = ['identity.dead_letters', 'tests.dead_letters', 'stats.dead_letters'].flatMap(
  (collection): readonly Chosen[] => [
    {
      collection,
      shape: 'count { topic',
      why: 'counts dead letters in an index at each scrape, within a second at most: each of the few is an alert',
    },
    {
      collection,
      shape: 'find { userId { $exists } }',
      why: 'completes letters of older versions, once at the start of a process: there are few',
    },
  ],
);

/** Queries that may read a whole collection, each with its reason. */
export const CHOSEN: readonly Chosen[] = [
  ...letters,
  {
    collection: 'identity.mails',
    shape: 'aggregate [{ $match { parkedAt',
    why: 'counts parked mails at each scrape: there are few, and each is an alert',
  },
  {
    collection: 'stats.standings',
    shape: 'aggregate [',
    why: 'ranks while a ranking is not in Redis: milestones of the whole ranking once in a while, and a count between two',
  },
];
