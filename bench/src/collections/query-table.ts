import type { Operation } from '@zielona-fala/service-kit/testing';
import { CHOSEN } from './chosen.ts';
import { COPIES } from './copies.ts';
import { shapeOf } from './query-shape.ts';

/** An operation and the database that it was made in. */
export interface Made {
  readonly database: string;
  readonly operation: Operation;
}

/** All operations of one shape, by the worst of them. */
export interface QueryRow {
  readonly collection: string;
  readonly shape: string;
  readonly plans: readonly string[];
  readonly count: number;
  /** Documents of the operation with most beyond what it found. */
  readonly examined: number;
  /** Entries of indexes of that operation. */
  readonly keys: number;
  readonly found: number;
  readonly isScan: boolean;
  readonly isSorted: boolean;
  readonly milliseconds: number;
  /** Why it may read more than it finds; null for a query that must not. */
  readonly chosen: string | null;
}

type Looked = Pick<QueryRow, 'examined' | 'keys' | 'found'>;

/** How many documents more were looked at than found, or entries of an index: of a list of values each has a further one. */
export const beyond = ({ examined, keys, found }: Looked): number =>
  Math.max(0, examined - found, keys - 2 * found);

/** What was asked of filled collections, by collection and shape. */
export function tableOf(made: readonly Made[]): readonly QueryRow[] {
  const asked = made
    .map(({ database, operation }) => ({ collection: `${database}.${operation.collection}`, operation }))
    .filter(({ collection, operation }) => collection in COPIES && operation.plan !== null);
  const groups = Map.groupBy(asked, ({ collection, operation }) => `${collection} ${shapeOf(operation)}`);
  return [...groups.values()].map(rowOf).toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

const orderOf = ({ collection, shape }: QueryRow): string => `${collection} ${shape}`;

function rowOf(asked: readonly { readonly collection: string; readonly operation: Operation }[]): QueryRow {
  const operations = asked.map(({ operation }) => operation);
  const { examined, keys, found } = operations.reduce((one, other) =>
    beyond(other) > beyond(one) ? other : one,
  );
  const collection = asked[0]?.collection ?? '';
  const shape = operations[0] === undefined ? '' : shapeOf(operations[0]);
  const plans = [...new Set(operations.map(({ plan }) => plan ?? ''))];
  return {
    ...{ collection, shape, plans, count: operations.length, examined, keys, found },
    isScan: plans.some((plan) => plan.includes('COLLSCAN')),
    isSorted: operations.some(({ isSorted }) => isSorted),
    milliseconds: Math.max(...operations.map(({ milliseconds }) => milliseconds)),
    chosen:
      CHOSEN.find((each) => each.collection === collection && shape.startsWith(each.shape))?.why ?? null,
  };
}

/** A table for people: one line a shape. */
export function printTable(rows: readonly QueryRow[]): void {
  for (const { collection, shape, plans, examined, keys, found, isSorted, milliseconds, count } of rows) {
    const sorted = isSorted ? ', sorted in memory' : '';
    process.stdout.write(
      `${collection} | ${shape} | ${plans.join('; ')}${sorted} | ${examined} and ${keys} for ${found} | ${milliseconds} ms | ${count}\n`,
    );
  }
}
