import { EXAM_STRATA, PARTS, type QuestionPart } from '@zielona-fala/contracts';
import type { Place, Pool } from '@zielona-fala/question-store';
import { choosePlaces, freePlaces, totalOf } from './pool.ts';
import { type Random, shuffled } from './random.ts';

/** Questions of this many recent tests of the learner are not drawn again while others are available. */
export const RECENT_TESTS = 3;

/** How many questions of each part the unscored trial before an exam has. */
const TRIAL: Readonly<Record<QuestionPart, number>> = { primary: 5, technical: 2 };

/**
 * The questions of one exam: each stratum as the law asks, the basic part first, mixed within each part.
 * Where a stratum has enough questions that the learner did not meet lately, it draws from those alone.
 * @param pools the strata of one category
 * @param met where the questions of the learner's recent tests stand
 * @returns null when the pools cannot fill an exam
 */
export function drawExam(
  pools: readonly Pool[],
  met: readonly Place[],
  random: Random,
): readonly Place[] | null {
  const drawn: Record<QuestionPart, Place[]> = { primary: [], technical: [] };
  for (const { part, points, count } of EXAM_STRATA) {
    const pool = pools.find((each) => each.part === part && each.points === points);
    if (pool === undefined || pool.size < count) return null;
    const avoided = freePlaces(pool, met) >= count ? met : [];
    drawn[part].push(...choosePlaces([pool], avoided, count, random));
  }
  return PARTS.flatMap((part) => shuffled(drawn[part], random));
}

/**
 * The questions of a trial, the basic ones first.
 * @returns null when the pools cannot fill it
 */
export function drawTrial(pools: readonly Pool[], random: Random): readonly Place[] | null {
  const parts = PARTS.map((part) => ({
    count: TRIAL[part],
    pools: pools.filter((pool) => pool.part === part),
  }));
  if (parts.some((part) => totalOf(part.pools) < part.count)) return null;
  return parts.flatMap((part) => choosePlaces(part.pools, [], part.count, random));
}

/**
 * Any one question.
 * @param withheld where questions stand that must not be shown
 * @returns null when nothing is left
 */
export function drawOne(pools: readonly Pool[], withheld: readonly Place[], random: Random): Place | null {
  return choosePlaces(pools, withheld, 1, random)[0] ?? null;
}
