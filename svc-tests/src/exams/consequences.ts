import { type CheckResultDto, scoreTest } from '@zielona-fala/contracts';
import { experienceForAnswers, planOptionsOf, type StudyPreferences } from '@zielona-fala/learning';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { addProgress, type ProgressParts } from '../activity/add-progress.ts';
import { type RecordParts, recordAnswers } from '../activity/record-answers.ts';
import { type Catalogue, examined } from '../learning/catalogue.ts';
import { learn } from '../learning/learn.ts';
import type { LearningStore } from '../learning/store.ts';
import { isExam, type Outcome, type Test } from './exam.ts';
import { finishedData } from './finished-data.ts';
import { gradedAnswers } from './learned.ts';
import { experienceOf, type GradedQuestion, reachesNextLevel } from './scoring.ts';

export interface ConsequenceParts extends RecordParts, ProgressParts {
  readonly learning: LearningStore;
  readonly catalogue: Catalogue;
}

export interface EndedTest {
  /** With all answers that count. */
  readonly test: Test;
  /** Of the test, in any order; those left out teach nothing. */
  readonly questions: readonly GradedQuestion[];
  /** The learner's. */
  readonly study: StudyPreferences;
  readonly at: Date;
  /** Which answers count for active days, by their times; default: all. */
  readonly countsForDays?: (at: Date) => boolean;
}

/** What the end of a test changes, in the transaction that ends it. */
export interface Consequences {
  /** Of a finished test: updates knowledge, adds experience and publishes its end. */
  award(ended: EndedTest, transaction: Transaction): Promise<Outcome>;
  /**
   * Of answers that earn nothing: updates knowledge and publishes the answers.
   * @returns the sequence of their event, or null if no answer counts for a day
   */
  keep(ended: EndedTest, transaction: Transaction): Promise<number | null>;
}

export function createConsequences(parts: ConsequenceParts): Consequences {
  const { learning, catalogue, outbox } = parts;
  /** The answered questions that exams ask: they decide how long the final round before an exam is. */
  const seenBefore = async ({ test, study }: EndedTest, transaction: Transaction): Promise<number> => {
    if (isExam(test) || study.examDate === null) return 0;
    const answered = await learning.answered(test.userId, test.category, transaction);
    const questions = examined(await catalogue.of(test.category));
    return questions.filter(({ number }) => answered.has(number)).length;
  };
  return {
    async award(ended, transaction) {
      const { test, questions, study, at: finished } = ended;
      const { timeZone } = study;
      const graded = gradedAnswers(test, questions, timeZone);
      const seen = await seenBefore(ended, transaction);
      const { before, newlyMastered } = await learn(learning, test, graded, transaction);
      const score = scoreTest(test.mode, questions, test.answers);
      const xpGained = isExam(test)
        ? experienceOf(score)
        : experienceForAnswers(before.knowledge, graded, { ...planOptionsOf(study, finished), seen });
      const progress = { points: xpGained, newlyMastered };
      const { xpTotal, masteredTotal } = await addProgress(parts, test.userId, progress, transaction);
      const data = finishedData({ test, questions, result: score, xpGained, xpTotal, finished });
      const sequence = await outbox.append('test-finished', data, transaction);
      const answersSequence = await recordAnswers(parts, { ...ended, timeZone, masteredTotal }, transaction);
      const result: CheckResultDto = { ...score, isNextLevel: reachesNextLevel(xpTotal, xpGained) };
      return {
        ...{ finished, result, xpGained, sequence },
        ...(answersSequence !== null && { answersSequence }),
      };
    },
    async keep(ended, transaction) {
      const { test, questions, study } = ended;
      const { timeZone } = study;
      const graded = gradedAnswers(test, questions, timeZone);
      const { newlyMastered } = await learn(learning, test, graded, transaction);
      const progress = { points: 0, newlyMastered };
      const { masteredTotal } = await addProgress(parts, test.userId, progress, transaction);
      return recordAnswers(parts, { ...ended, timeZone, masteredTotal }, transaction);
    },
  };
}
