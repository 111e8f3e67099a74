import type { PlanDto, ReadinessDto } from '@zielona-fala/contracts';
import { fillsExam } from './enough.ts';
import type { Knowledge } from './knowledge.ts';
import { type PlanOptions, todaysPlan } from './plan.ts';
import { planDto, readinessDto } from './present.ts';
import { readinessOf } from './readiness.ts';
import type { StudyQuestion } from './study-question.ts';

/** Where a learner stands in a category: what plan and readiness are worked out from. */
export interface Standing {
  /** Those that an exam can ask. */
  readonly questions: readonly StudyQuestion[];
  readonly knowledge: Knowledge;
  readonly options: PlanOptions;
}

export const planIn = ({ questions, knowledge, options }: Standing): PlanDto =>
  planDto(todaysPlan(questions, knowledge, options));

/** What of it decides about readiness. */
export interface ReadinessFacts extends Pick<Standing, 'questions' | 'knowledge'> {
  readonly options: Pick<PlanOptions, 'today'>;
}

/** Null while the questions cannot fill an exam. */
export function readinessIn({ questions, knowledge, options }: ReadinessFacts): ReadinessDto | null {
  return fillsExam(questions) ? readinessDto(readinessOf(questions, knowledge, options.today)) : null;
}
