import type { CategoryName } from '@zielona-fala/contracts';
import {
  afterAnswers,
  type Knowledge,
  type PlanOptions,
  planOptionsOf,
  type StudyPreferences,
} from '@zielona-fala/learning';
import type { BankStore } from '@zielona-fala/question-store';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { CurrentTests } from '../exams/current.ts';
import { isExam } from '../exams/exam.ts';
import { gradedAnswers } from '../exams/learned.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { LearningStore } from '../learning/store.ts';

export interface KnowledgeParts {
  readonly learning: Pick<LearningStore, 'find'>;
  readonly learners: Pick<LearnerStore, 'studyOf'>;
  readonly current: Pick<CurrentTests, 'unfinished'>;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly clock: Clock;
}

/** The current knowledge and study preferences of a learner. */
export interface PresentKnowledge {
  readonly knowledge: Knowledge;
  readonly preferences: StudyPreferences;
  readonly options: PlanOptions;
}

/**
 * Three concurrent queries. Answers of an unfinished test already count, except in an exam, where the effect would reveal
 * which were right.
 */
export async function presentKnowledge(
  { learning, learners, current, bank, clock }: KnowledgeParts,
  userId: number,
  category: CategoryName,
): Promise<PresentKnowledge> {
  const [stored, study, open] = await Promise.all([
    learning.find(userId, category),
    learners.studyOf(userId),
    current.unfinished(userId),
  ]);
  const isCounted = open !== null && open.category === category && !isExam(open);
  const answers = isCounted ? gradedAnswers(open, await bank.revisions(open.questions), study.timeZone) : [];
  return {
    knowledge: afterAnswers(stored, answers),
    preferences: study,
    options: planOptionsOf(study, clock.now()),
  };
}
