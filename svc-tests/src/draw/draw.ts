import { EXAM, PARTS, type QuestionPart } from '@zielona-fala/contracts';
import type { QuestionRef } from '../bank/question.ts';
import type { StratumPool } from '../bank/strata.ts';
import { type Random, sample, shuffled } from './random.ts';

/** How many questions of each part the unscored trial before an exam has. */
const TRIAL: Readonly<Record<QuestionPart, number>> = { primary: 5, technical: 2 };

/**
 * The questions of one exam: each stratum as the law asks, the basic part first, mixed within each part.
 * Questions of the learner's recent tests are left out as far as their stratum has enough others.
 * @param pools the strata of one category
 * @param recent numbers of questions that the learner met lately
 * @returns null when the pools cannot fill an exam
 */
export function drawExam(
  pools: readonly StratumPool[],
  recent: ReadonlySet<number>,
  random: Random,
): readonly QuestionRef[] | null {
  const drawn: Record<QuestionPart, QuestionRef[]> = { primary: [], technical: [] };
  for (const { part, points, count } of EXAM.strata) {
    const all = pools.find((pool) => pool.part === part && pool.points === points)?.questions ?? [];
    if (all.length < count) return null;
    const fresh = all.filter(({ number }) => !recent.has(number));
    drawn[part].push(...sample(fresh.length >= count ? fresh : all, count, random));
  }
  return PARTS.flatMap((part) => shuffled(drawn[part], random));
}

/**
 * The questions of a trial, the basic ones first.
 * @returns null when the pools cannot fill it
 */
export function drawTrial(pools: readonly StratumPool[], random: Random): readonly QuestionRef[] | null {
  const parts = PARTS.map((part) => {
    const questions = pools.filter((pool) => pool.part === part).flatMap((pool) => pool.questions);
    return questions.length < TRIAL[part] ? null : sample(questions, TRIAL[part], random);
  });
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

/**
 * Any one question.
 * @param withheld numbers that must not be shown
 * @returns null when nothing is left
 */
export function drawOne(
  pools: readonly StratumPool[],
  withheld: ReadonlySet<number>,
  random: Random,
): QuestionRef | null {
  const questions = pools.flatMap((pool) => pool.questions).filter(({ number }) => !withheld.has(number));
  return sample(questions, 1, random)[0] ?? null;
}
