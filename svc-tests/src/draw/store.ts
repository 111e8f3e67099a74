import { createHash } from 'node:crypto';
import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import type { Session } from '@zielona-fala/service-kit';
import { type Connection, Schema } from 'mongoose';
import type { QuestionRef } from '../bank/question.ts';
import type { StratumPool, StratumSize } from '../bank/strata.ts';
import type { Place, Pool } from './pool.ts';

interface StratumDocument extends StratumSize, Pool {
  /** `<category>:<part>:<points>` */
  readonly _id: string;
}

interface PlaceDocument extends QuestionRef, Place {
  /** `<pool>:<position>` */
  readonly _id: string;
}

const stratumSchema = new Schema<StratumDocument>(
  {
    _id: String,
    category: { type: String, required: true },
    part: { type: String, required: true },
    points: { type: Number, required: true },
    size: { type: Number, required: true },
    pool: { type: String, required: true },
  },
  { versionKey: false },
).index({ category: 1 });

const placeSchema = new Schema<PlaceDocument>(
  {
    _id: String,
    pool: { type: String, required: true },
    position: { type: Number, required: true },
    number: { type: Number, required: true },
    revision: { type: String, required: true },
  },
  { versionKey: false },
).index({ pool: 1, number: 1, position: 1 });

/**
 * What can be drawn, in the database. No call reads more than it gives back, however large the bank is.
 * A pool that was replaced stays until the next change, for draws that have begun.
 */
export interface DrawStore {
  pools(category: CategoryName): Promise<readonly Pool[]>;
  sizes(): Promise<readonly StratumSize[]>;
  /** Where the questions of these numbers stand in the pools. */
  placesOf(pools: readonly Pool[], numbers: ReadonlySet<number>): Promise<readonly Place[]>;
  /** @throws Error when there is no such place */
  at(places: readonly Place[]): Promise<readonly QuestionRef[]>;
  /** Makes exactly these strata what is drawn from. */
  replace(strata: readonly StratumPool[], session: Session): Promise<void>;
  ensureIndexes(): Promise<void>;
}

export function createDrawStore(connection: Connection): DrawStore {
  const strata = connection.model('Stratum', stratumSchema, 'strata');
  const places = connection.model('Place', placeSchema, 'draw_places');
  return {
    async pools(category) {
      return strata.find({ category }).select({ _id: 0, category: 0 }).lean();
    },
    async sizes() {
      return strata
        .find({ category: { $in: CATEGORIES } })
        .select({ _id: 0, pool: 0 })
        .lean();
    },
    async placesOf(pools, numbers) {
      if (numbers.size === 0) return [];
      return places
        .find({ pool: { $in: pools.map(({ pool }) => pool) }, number: { $in: [...numbers] } })
        .select({ _id: 0, pool: 1, position: 1 })
        .lean();
    },
    async at(wanted) {
      const found = await places.find({ _id: { $in: wanted.map(idOf) } }).lean();
      const byId = new Map(found.map(({ _id, number, revision }) => [_id, { number, revision }]));
      return wanted.map((place) => {
        const question = byId.get(idOf(place));
        if (question === undefined) throw new Error(`nothing stands at ${idOf(place)}`);
        return question;
      });
    },
    async replace(wanted, session) {
      const known = await strata.find({ category: { $in: CATEGORIES } }, null, { session }).lean();
      const kept = new Set(known.map(({ pool }) => pool));
      const changed = wanted.map(documentOf).filter(({ document }) => !kept.has(document.pool));
      if (changed.length === 0) return;
      await places.deleteMany({ pool: { $nin: [...kept] } }, { session });
      const fresh = changed.flatMap(({ document, questions }) => placesIn(document.pool, questions));
      if (fresh.length > 0) await places.insertMany(fresh, { session, lean: true });
      await strata.bulkWrite(
        changed.map(({ document }) => ({
          replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true },
        })),
        { session },
      );
    },
    async ensureIndexes() {
      await strata.createIndexes();
      await places.createIndexes();
    },
  };
}

const idOf = ({ pool, position }: Place): string => `${pool}:${position}`;

function documentOf({ category, part, points, questions }: StratumPool) {
  const stratum = `${category}:${part}:${points}`;
  const content = createHash('sha256');
  for (const { revision } of questions) content.update(`${revision}\n`);
  const pool = `${stratum}:${content.digest('hex').slice(0, 12)}`;
  const document: StratumDocument = { _id: stratum, category, part, points, size: questions.length, pool };
  return { document, questions };
}

function placesIn(pool: string, questions: readonly QuestionRef[]): PlaceDocument[] {
  return questions.map(({ number, revision }, position) => ({
    _id: idOf({ pool, position }),
    pool,
    position,
    number,
    revision,
  }));
}
