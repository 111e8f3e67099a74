import type { TopicModel } from './model.ts';

/** A question's clues, and the topic it is known to have. */
export interface Labelled<Name extends string> {
  readonly clues: ReadonlySet<string>;
  readonly topic: Name;
}

/** Clues that occur in fewer questions are noise. */
const MIN_QUESTIONS = 2;
/** How dear a wrong verdict on a known question is, against large weights. */
const PENALTY = 2;
const ROUNDS = 25;
/** Weights below this hardly move a score. */
const NEGLIGIBLE = 0.1;

interface Row {
  readonly columns: Uint32Array;
  readonly values: Float64Array;
}

/**
 * Learns weights from labelled questions: for each topic a linear support vector machine with squared hinge loss, by
 * dual coordinate descent (Hsieh et al., 2008), over clues weighted by their rarity (tf-idf). The same questions in the
 * same order give the same weights.
 */
export function train<Name extends string>(
  questions: readonly Labelled<Name>[],
  topics: readonly Name[],
): TopicModel<Name> {
  const rarities = raritiesIn(questions);
  const names = [...rarities.keys()];
  const columnOf = new Map(names.map((name, column) => [name, column]));
  const rows = questions.map(({ clues }) => rowOf(clues, columnOf, rarities));
  const learnt = topics.map((topic) =>
    separate(
      rows,
      questions.map((question) => (question.topic === topic ? 1 : -1)),
      names.length,
    ),
  );
  const clues = names.map((name, column) => {
    const pairs = learnt.flatMap((weights, topic) => {
      const weight = rounded(weights[column] ?? 0);
      return Math.abs(weight) < NEGLIGIBLE ? [] : [topic, weight];
    });
    return [name, [rounded(rarities.get(name) ?? 0), ...pairs]] as const;
  });
  return {
    topics,
    start: learnt.map((weights) => rounded(weights[names.length] ?? 0)),
    clues: Object.fromEntries(clues),
  };
}

function raritiesIn(questions: readonly Labelled<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { clues } of questions) for (const clue of clues) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= MIN_QUESTIONS).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    kept.map(([clue, count]) => [clue, 1 + Math.log((1 + questions.length) / (1 + count))] as const),
  );
}

/** A row of length 1, and a last column of 1 for what a topic has before anything is known. */
function rowOf(
  clues: ReadonlySet<string>,
  columnOf: ReadonlyMap<string, number>,
  rarities: ReadonlyMap<string, number>,
): Row {
  const known = [...clues].filter((clue) => columnOf.has(clue));
  const values = known.map((clue) => rarities.get(clue) ?? 0);
  const length = Math.hypot(...values) || 1;
  return {
    columns: Uint32Array.from([...known.map((clue) => columnOf.get(clue) ?? 0), columnOf.size]),
    values: Float64Array.from([...values.map((value) => value / length), 1]),
  };
}

/** Weights of the columns, and the start, that separate rows of sign 1 from those of sign -1. */
function separate(rows: readonly Row[], signs: readonly number[], columns: number): Float64Array {
  const weights = new Float64Array(columns + 1);
  const alphas = new Float64Array(rows.length);
  const softness = 1 / (2 * PENALTY);
  const order = rows.map((_, index) => index);
  const next = pseudoRandom(1);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, next);
    for (const index of order) {
      const row = rows[index];
      const sign = signs[index] ?? 0;
      const alpha = alphas[index] ?? 0;
      if (row === undefined) continue;
      const gradient = sign * dot(weights, row) - 1 + softness * alpha;
      const updated = Math.max(alpha - gradient / (squared(row) + softness), 0);
      alphas[index] = updated;
      add(weights, row, (updated - alpha) * sign);
    }
  }
  return weights;
}

function dot(weights: Float64Array, { columns, values }: Row): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++) sum += (weights[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function squared({ values }: Row): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function add(weights: Float64Array, { columns, values }: Row, factor: number): void {
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at] ?? 0;
    weights[column] = (weights[column] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** A linear congruential generator: training has to give the same twice, not to be unpredictable. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(items: number[], next: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [items[last], items[other]] = [items[other] ?? 0, items[last] ?? 0];
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
