import { createHash, hash } from 'node:crypto';
import type { CategoryName } from '@zielona-fala/contracts';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import { insertMissing } from './insert-missing.ts';
import type { Place, Pool } from './pool.ts';
import type { Origin, QuestionRef } from './question.ts';
import type { StratumPool, StratumSize } from './strata.ts';

const ORIGINS: readonly Origin[] = ['own', 'official'];

interface StratumDocument extends StratumSize, Pool {
  /** `<origin>:<category>:<part>:<points>` */
  readonly _id: string;
  readonly origin: Origin;
  /** The previous pool, kept for draws that began before the change. */
  readonly previous: string | null;
}

interface PlaceDocument extends QuestionRef, Place {
  /** `<pool>:<position>` */
  readonly _id: string;
}

const stratumSchema = new Schema<StratumDocument>(
  {
    _id: String,
    origin: { type: String, required: true },
    category: { type: String, required: true },
    part: { type: String, required: true },
    points: { type: Number, required: true },
    size: { type: Number, required: true },
    pool: { type: String, required: true },
    previous: { type: String, default: null },
  },
  { versionKey: false },
).index({ origin: 1, category: 1 });

const placeSchema = new Schema<PlaceDocument>(
  {
    _id: String,
    pool: { type: String, required: true },
    position: { type: Number, required: true },
    number: { type: Number, required: true },
    revision: { type: String, required: true },
  },
  { versionKey: false },
)
  .index({ number: 1, pool: 1, position: 1 })
  .index({ pool: 1 });

/** A prepared change of the strata; its places are written already. */
export interface PreparedDraw {
  /** From the end of the transaction on, draws choose from the new pools. */
  apply(transaction: Transaction): Promise<void>;
  /** Removes pools that no running draw can still use. To be called after the transaction. */
  tidy(): Promise<void>;
}

/** A question in a stratum. */
export interface StandingQuestion extends QuestionRef, Pick<Pool, 'part' | 'points'> {
  readonly isExamined: boolean;
}

/** What can be drawn, in the database. No draw reads more than it gives back, however large the bank is. */
export interface DrawStore {
  pools(category: CategoryName): Promise<readonly Pool[]>;
  sizes(): Promise<readonly StratumSize[]>;
  /** Names what the latest loads of both origins brought: the same name, the same questions. */
  edition(): Promise<string>;
  /** All that exams of any category can draw from now. */
  drawnFrom(): Promise<{ readonly origin: Origin; readonly revisions: readonly string[] }>;
  /** All questions of a category, of both origins; those that exams draw are marked. */
  questions(category: CategoryName): Promise<readonly StandingQuestion[]>;
  /** Positions of the questions with these numbers in the pools. */
  placesOf(pools: readonly Pool[], numbers: ReadonlySet<number>): Promise<readonly Place[]>;
  /** @throws Error when there is no such place */
  at(places: readonly Place[]): Promise<readonly QuestionRef[]>;
  /** Of both origins: what their latest loads brought. */
  currentRevisions(): Promise<ReadonlySet<string>>;
  /** Writes the data for drawing from exactly these strata of an origin, without activating it. */
  prepare(origin: Origin, strata: readonly StratumPool[]): Promise<PreparedDraw>;
  ensureIndexes(): Promise<void>;
}

export function createDrawStore(connection: Connection): DrawStore {
  const strata = connection.model('Stratum', stratumSchema, 'strata');
  const places = connection.model('Place', placeSchema, 'draw_places');
  return {
    async pools(category) {
      return drawn(await strata.find({ origin: { $in: ORIGINS }, category }).lean());
    },
    async sizes() {
      return drawn(await strata.find({ origin: { $in: ORIGINS } }).lean());
    },
    async edition() {
      const known = await strata.find({ origin: { $in: ORIGINS } }).lean();
      return hash('sha256', JSON.stringify(known.map(({ pool }) => pool).sort()));
    },
    async drawnFrom() {
      const now = drawn(await strata.find({ origin: { $in: ORIGINS } }).lean());
      const revisions = await places.distinct('revision', { pool: { $in: now.map(({ pool }) => pool) } });
      return { origin: now[0]?.origin ?? 'own', revisions };
    },
    async questions(category) {
      const all = await strata.find({ origin: { $in: ORIGINS }, category }).lean();
      const byPool = new Map(all.map((stratum) => [stratum.pool, stratum]));
      const exams = new Set(drawn(all));
      const found = await places
        .find({ pool: { $in: [...byPool.keys()] } })
        .sort({ _id: 1 })
        .lean();
      return found.flatMap(({ pool, number, revision }) => {
        const stratum = byPool.get(pool);
        if (stratum === undefined) return [];
        const { part, points } = stratum;
        return [{ number, revision, part, points, isExamined: exams.has(stratum) }];
      });
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
    async currentRevisions() {
      const known = await strata.find({ origin: { $in: ORIGINS } }).lean();
      const current = await places.distinct('revision', { pool: { $in: known.map(({ pool }) => pool) } });
      return new Set(current);
    },
    async prepare(origin, wanted) {
      const named = wanted.map((each) => ({ ...each, origin, ...namesOf(origin, each) }));
      const comparison = async (transaction: Transaction | null) => {
        const known = await strata.find({ origin }).session(transaction).lean();
        const before = new Map(known.map((stratum) => [stratum._id, stratum]));
        return { before, changed: named.filter(({ _id, pool }) => before.get(_id)?.pool !== pool) };
      };
      await insertMissing(places, (await comparison(null)).changed.flatMap(placesIn));
      let outdated: readonly string[] = [];
      return {
        async apply(transaction) {
          // another load may have changed them meanwhile
          const { before, changed } = await comparison(transaction);
          for (const { questions, ...stratum } of changed) {
            const size = await places.countDocuments({ pool: stratum.pool }, { session: transaction });
            if (size !== questions.length) throw new Error(`${stratum.pool} was changed by somebody else`);
            const previous = before.get(stratum._id)?.pool ?? null;
            const document = { ...stratum, size, previous };
            await strata.replaceOne({ _id: stratum._id }, document, { session: transaction, upsert: true });
          }
          outdated = changed.flatMap(({ _id, pool }) => {
            const previous = before.get(_id)?.previous ?? null;
            return previous === null || previous === pool ? [] : [previous];
          });
        },
        async tidy() {
          await places.deleteMany({ pool: { $in: outdated } });
        },
      };
    },
    async ensureIndexes() {
      await strata.createIndexes();
      await places.createIndexes();
    },
  };
}

const idOf = ({ pool, position }: Place): string => `${pool}:${position}`;

/** A pool is named by its content, so that equal ones are one. */
function namesOf(origin: Origin, { category, part, points, questions }: StratumPool) {
  const _id = `${origin}:${category}:${part}:${points}`;
  const content = createHash('sha256');
  for (const { revision } of questions) content.update(`${revision}\n`);
  return { _id, pool: `${_id}:${content.digest('hex').slice(0, 12)}` };
}

/** Exams draw from the official bank alone as soon as it is there. */
function drawn(strata: readonly StratumDocument[]): readonly StratumDocument[] {
  const official = strata.filter(({ origin }) => origin === 'official');
  return official.length > 0 ? official : strata;
}

function placesIn({ pool, questions }: { pool: string; questions: readonly QuestionRef[] }): PlaceDocument[] {
  return questions.map(({ number, revision }, position) => ({
    _id: idOf({ pool, position }),
    pool,
    position,
    number,
    revision,
  }));
}
