import { type Connection, mongo } from 'mongoose';

/** An operation on a collection, as reported by MongoDB's profiler. */
export interface Operation {
  readonly collection: string;
  /** `query`, `insert`, `update`, `remove`, `command` (aggregations and the like). */
  readonly kind: string;
  readonly command: Readonly<Record<string, unknown>>;
  /** How documents were found, e.g. `IXSCAN { userId: 1 }`; null when none had to be. */
  readonly plan: string | null;
  /** Documents that were looked at, and those that were given back or changed. */
  readonly examined: number;
  readonly found: number;
  /** Entries of indexes that were looked at. */
  readonly keys: number;
  /** Whether what was found had to be sorted in memory. */
  readonly isSorted: boolean;
  readonly milliseconds: number;
}

interface ProfileDocument {
  readonly ns: string;
  readonly op: string;
  readonly command: Record<string, unknown>;
  readonly planSummary?: string;
  readonly docsExamined?: number;
  readonly keysExamined?: number;
  readonly hasSortStage?: boolean;
  readonly millis: number;
  readonly nreturned?: number;
  readonly nMatched?: number;
  readonly ndeleted?: number;
}

/** A query may look at a document or two that do not fit in the end. */
const SLACK = 2;

/** Bytes of the newest operations that are kept. */
const KEPT_BYTES = 64 * 1024 * 1024;

const OFF = 0;
const EVERYTHING = 2;

/**
 * What MongoDB does on a database while some work is done: of the work, and of whoever else uses the database
 * meanwhile. Waiting change streams, which read the log, do not count.
 */
export async function operationsDuring(
  connection: Connection,
  work: () => Promise<unknown>,
): Promise<readonly Operation[]> {
  const { db } = connection;
  if (db === undefined) throw new Error('the connection is not open');
  await db.command({ profile: OFF });
  await emptyProfile(db);
  await db.command({ profile: EVERYTHING });
  await work();
  await db.command({ profile: OFF });
  const profiled = await db
    .collection<ProfileDocument>('system.profile')
    .find({ op: { $ne: 'getmore' }, ns: { $not: /\.(system\.profile|\$cmd$)/ } })
    .sort({ ts: 1 })
    .toArray();
  return profiled
    .filter(({ command }) => !isWatching(command))
    .map(({ ns, op, command, planSummary, docsExamined = 0, keysExamined = 0, ...counts }) => ({
      collection: ns.slice(ns.indexOf('.') + 1),
      kind: op,
      command,
      plan: planSummary ?? null,
      examined: docsExamined,
      found: Math.max(counts.nreturned ?? 0, counts.nMatched ?? 0, counts.ndeleted ?? 0),
      keys: keysExamined,
      isSorted: counts.hasSortStage ?? false,
      milliseconds: counts.millis,
    }));
}

const NAMESPACE_EXISTS = 48;

/** What began while everything was profiled is written when it ends, and then makes the collection anew. */
async function emptyProfile(db: NonNullable<Connection['db']>): Promise<void> {
  for (;;) {
    await db.dropCollection('system.profile');
    try {
      await db.createCollection('system.profile', { capped: true, size: KEPT_BYTES });
      return;
    } catch (error) {
      if (!(error instanceof mongo.MongoServerError) || error.code !== NAMESPACE_EXISTS) throw error;
    }
  }
}

/** Operations that scan a whole collection. */
export function collectionScans(operations: readonly Operation[]): readonly Operation[] {
  return operations.filter(({ plan }) => plan?.includes('COLLSCAN'));
}

/** Operations that look at more documents than they need, by more than a few. */
export function wastefulOperations(operations: readonly Operation[]): readonly Operation[] {
  return operations.filter(({ examined, found }) => examined > found + SLACK);
}

function isWatching({ pipeline }: ProfileDocument['command']): boolean {
  const [first] = Array.isArray(pipeline) ? (pipeline as readonly object[]) : [];
  return first !== undefined && '$changeStream' in first;
}
