import { EXAM_STRATA } from '@zielona-fala/contracts';
import type { Knowledge } from './knowledge.ts';
import { type StudyQuestion, stratumOf } from './study-question.ts';

/** A prediction rests on at least as many questions of each stratum as so many exams ask. */
const EXAMS_WORTH = 2;

/** How many questions of each stratum have still to be answered before readiness means something. */
export function missingAnswers(
  questions: readonly StudyQuestion[],
  memories: Knowledge['memories'],
): readonly number[] {
  const sizes = EXAM_STRATA.map(() => 0);
  const seen = EXAM_STRATA.map(() => 0);
  for (const { number, part, points } of questions) {
    const stratum = stratumOf(part, points);
    sizes[stratum] = (sizes[stratum] ?? 0) + 1;
    if (memories.has(number)) seen[stratum] = (seen[stratum] ?? 0) + 1;
  }
  return EXAM_STRATA.map(({ count }, stratum) =>
    Math.max(0, Math.min(EXAMS_WORTH * count, sizes[stratum] ?? 0) - (seen[stratum] ?? 0)),
  );
}

/** How many questions have to be answered in all before readiness means something. */
export function neededAnswers(questions: readonly StudyQuestion[]): number {
  return missingAnswers(questions, new Map()).reduce((sum, each) => sum + each, 0);
}

export function fillsExam(questions: readonly StudyQuestion[]): boolean {
  return EXAM_STRATA.every(
    ({ part, points, count }) =>
      questions.filter((each) => each.part === part && each.points === points).length >= count,
  );
}
