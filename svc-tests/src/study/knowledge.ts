import type { CategoryName } from '@zielona-fala/contracts';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { BankStore } from '../bank/store.ts';
import type { CurrentTests } from '../exams/current.ts';
import { gradedAnswers } from '../exams/learned.ts';
import type { LearnerStore } from '../learners/store.ts';
import { afterAnswers, type Knowledge } from '../learning/knowledge.ts';
import type { StudyWish } from '../learning/plan.ts';
import type { LearningStore } from '../learning/store.ts';
import { studyDayOf, studyDayOn } from '../learning/study-day.ts';

export interface KnowledgeParts {
  readonly learning: Pick<LearningStore, 'find'>;
  readonly learners: Pick<LearnerStore, 'studyOf'>;
  readonly current: Pick<CurrentTests, 'unfinished'>;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly clock: Clock;
}

/** What is known of a learner now, and how they want to study. */
export interface PresentKnowledge {
  readonly knowledge: Knowledge;
  readonly wish: StudyWish;
}

/**
 * Three queries at once. Answers of the unfinished test count already, but for those of an exam: what follows from them
 * would tell which were right.
 */
export async function presentKnowledge(
  { learning, learners, current, bank, clock }: KnowledgeParts,
  userId: number,
  category: CategoryName,
): Promise<PresentKnowledge> {
  const [stored, { timeZone, dailyGoal, examDate }, open] = await Promise.all([
    learning.find(userId, category),
    learners.studyOf(userId),
    current.unfinished(userId),
  ]);
  const isCounted = open !== null && open.category === category && open.mode !== 'exam';
  const answers = isCounted ? gradedAnswers(open, await bank.revisions(open.questions), timeZone) : [];
  return {
    knowledge: afterAnswers(stored, answers),
    wish: {
      today: studyDayOf(clock.now(), timeZone),
      dailyGoal,
      examDay: examDate === null ? undefined : studyDayOn(examDate),
    },
  };
}
