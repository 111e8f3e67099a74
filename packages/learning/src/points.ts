import { EXAM, EXAM_STRATA } from '@zielona-fala/contracts';

/**
 * How many of a drawn sample are answered right, when each question has a chance of its own: exact, over every sample
 * without repetition alike. After `i` questions, row `m` is the distribution for a random `m` of them: the `i`-th is
 * among those with the chance m ÷ i, and then the others are a random m − 1 of those before.
 * @param chances of a right answer to each question of the pool
 * @param drawn size of the sample, at most the pool's
 * @returns chance of 0, 1, … `drawn` right answers
 */
export function rightCounts(chances: ArrayLike<number>, drawn: number): Float64Array {
  if (chances.length < drawn) throw new RangeError(`${drawn} cannot be drawn from ${chances.length}`);
  const width = drawn + 1;
  const rows = new Float64Array(width * width);
  rows[0] = 1;
  for (let index = 0; index < chances.length; index += 1) {
    const right = chances[index] as number;
    const seen = index + 1;
    for (let size = Math.min(seen, drawn); size >= 1; size -= 1) {
      const among = size / seen;
      const withRight = among * right;
      const withWrong = among - withRight;
      const row = size * width;
      const smaller = row - width;
      for (let count = size; count >= 1; count -= 1) {
        rows[row + count] =
          (1 - among) * (rows[row + count] as number) +
          withWrong * (rows[smaller + count] as number) +
          withRight * (rows[smaller + count - 1] as number);
      }
      rows[row] = (1 - among) * (rows[row] as number) + withWrong * (rows[smaller] as number);
    }
  }
  return rows.slice(drawn * width);
}

/**
 * The distribution of an exam's points.
 * @param strata chances of a right answer to the questions of each stratum, in the order of `EXAM_STRATA`
 * @returns chance of 0, 1, … 74 points
 */
export function pointsDistribution(strata: readonly ArrayLike<number>[]): Float64Array {
  return pointsOf(EXAM_STRATA.map(({ count }, index) => rightCounts(strata[index] ?? [], count)));
}

/** @param counts of each stratum, as {@link rightCounts} gives them */
export function pointsOf(counts: readonly Float64Array[]): Float64Array {
  let sum = new Float64Array(EXAM.totalPoints + 1);
  sum[0] = 1;
  for (const [index, { points }] of EXAM_STRATA.entries()) {
    const next = new Float64Array(sum.length);
    for (const [right, chance] of (counts[index] as Float64Array).entries()) {
      for (let before = 0; before + right * points < sum.length; before += 1) {
        const total = before + right * points;
        next[total] = (next[total] as number) + chance * (sum[before] as number);
      }
    }
    sum = next;
  }
  return sum;
}

export function passChance(points: Float64Array): number {
  return points.subarray(EXAM.passPoints).reduce((sum, chance) => sum + chance, 0);
}
