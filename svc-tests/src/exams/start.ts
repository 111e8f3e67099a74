import { isRight } from '@zielona-fala/contracts';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import type { BankStore } from '@zielona-fala/question-store';
import { conflict, invalid, lockCaller } from '@zielona-fala/service-kit/http';
import { isDuplicateKey, type Transact, withNewId } from '@zielona-fala/service-kit/mongo';
import type { GroupStore } from '../groups/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { LearningStore } from '../learning/store.ts';
import { otherCategory } from './answer.ts';
import { type ChooseParts, chooseQuestions } from './choose.ts';
import type { CurrentTests } from './current.ts';
import { addressOf, isExam, isFinished, newTest, type Test } from './exam.ts';
import { faultsOf, type NewTest } from './request.ts';
import type { GradedQuestion } from './scoring.ts';
import type { TestStore } from './store.ts';

export interface StartParts extends ChooseParts {
  readonly transact: Transact;
  readonly book: RuleBook;
  readonly tests: TestStore;
  readonly learners: Pick<LearnerStore, 'studyOf' | 'lock'>;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly current: Pick<CurrentTests, 'unfinished'>;
  readonly groups: Pick<GroupStore, 'findByHomework'>;
  readonly learning: Pick<LearningStore, 'find' | 'hasAnswered'>;
}

/**
 * Chooses the questions of a new test and stores it.
 * @throws Problem 422 for what does not go together, an unknown rule or one that is not beside it, a `fromTest` that cannot be reviewed, or homework of no group that
 *   the learner joined; 409 `unfinished-test` with the id of the one that is in the way, `category-unavailable` or `no-questions`
 */
export async function startTest(parts: StartParts, userId: number, wanted: NewTest): Promise<Test> {
  const faults = faultsOf(wanted);
  if (faults.length > 0) throw invalid(faults);
  refuseUnknownRule(parts, wanted);
  await refuseForeignHomework(parts, userId, wanted);
  const mistakes = await mistakesToReview(parts, userId, wanted);
  await refuseSecond(parts.current, userId);
  const questions = await chooseQuestions(parts, { ...wanted, userId, mistakes });
  const isFirst = isOfPlan(wanted) && !(await parts.learning.hasAnswered(userId));
  const { category, lang, mode, homework } = wanted;
  return parts.transact(async (transaction) => {
    const created = parts.clock.now();
    await lockCaller(parts.learners, userId, created, transaction);
    return withNewId(parts.clock, async (testId) => {
      const test = newTest({
        testId,
        userId,
        category,
        lang,
        mode,
        ...(isFirst && { isFirst }),
        ...(homework !== undefined && { homework }),
        created,
        questions,
      });
      try {
        await parts.tests.insert(test, transaction);
      } catch (error) {
        if (isDuplicateKey(error)) await refuseSecond(parts.current, userId);
        throw error;
      }
      return test;
    });
  });
}

/** Asks what the day's plan asks. */
const isOfPlan = ({ mode, fromTest, homework, only }: NewTest): boolean =>
  mode === 'review' && fromTest === undefined && homework === undefined && only === undefined;

async function refuseSecond(current: StartParts['current'], userId: number): Promise<void> {
  const unfinished = await current.unfinished(userId);
  if (unfinished === null) return;
  throw conflict('unfinished-test', 'Finish or delete your unfinished test first', addressOf(unfinished));
}

function refuseUnknownRule({ book }: StartParts, { rule, contrast }: NewTest): void {
  if (rule === undefined) return;
  const known = book.rules.get(rule);
  if (known === undefined)
    throw invalid([{ field: 'rule', code: 'unknown', message: 'There is no such rule' }]);
  if (contrast !== undefined && !known.beside.includes(contrast))
    throw invalid([{ field: 'contrast', code: 'unknown', message: 'There is no such rule beside that one' }]);
}

/** Answers count only for homework of the learner's own groups, and only for the questions it requires. */
async function refuseForeignHomework(
  { groups }: StartParts,
  userId: number,
  { homework, category, topic, rule, contrast }: NewTest,
): Promise<void> {
  if (homework === undefined) return;
  const group = await groups.findByHomework(homework, userId);
  const set = group?.homework?.find(({ homeworkId }) => homeworkId === homework);
  if (group === null || set === undefined) {
    throw invalid([{ field: 'homework', code: 'unknown', message: 'No group of yours has this homework' }]);
  }
  const isMeant =
    group.category === category && topic === set.topic && rule === set.rule && contrast === undefined;
  if (!isMeant) {
    const message = 'The homework is about another category, topic or rule';
    throw invalid([{ field: 'homework', code: 'not-equal', message }]);
  }
}

async function mistakesToReview(
  { tests, bank, current }: StartParts,
  userId: number,
  { fromTest, category }: NewTest,
): Promise<readonly number[] | undefined> {
  if (fromTest === undefined) return undefined;
  // an exam whose time is over is finished by it
  await current.unfinished(userId);
  const test = await tests.find(fromTest, userId);
  if (test === null || !isFinished(test)) {
    throw invalid([{ field: 'fromTest', code: 'unknown', message: 'No finished test of yours has this id' }]);
  }
  if (test.category !== category) throw invalid([otherCategory('categoryName')]);
  return mistakesIn(test, await bank.revisions(test.questions));
}

/** Numbers of the questions that were answered wrong; in an exam, where time runs, also those left unanswered. */
function mistakesIn(test: Test, questions: readonly GradedQuestion[]): readonly number[] {
  return questions
    .filter((question) => isExam(test) || test.answers[question.number] !== undefined)
    .filter((question) => !isRight(question, test.answers))
    .map(({ number }) => number);
}
