import { MAX_LEARNING_TEST_SIZE, PLAN_REASONS } from '@zielona-fala/contracts';
import { nextQuestions, type PlannedQuestion, planOptionsOf, todaysPlan } from '@zielona-fala/learning';
import type { DrawStore, QuestionRef } from '@zielona-fala/question-store';
import type { Clock } from '@zielona-fala/service-kit/process';
import { drawExam, RECENT_TESTS } from '../draw/draw.ts';
import type { Random } from '../draw/random.ts';
import { categoryUnavailable, noQuestions } from '../draw/unavailable.ts';
import type { LearnerStore } from '../learners/store.ts';
import { type Catalogue, type CatalogueQuestion, examined, ofNumbers } from '../learning/catalogue.ts';
import type { LearningStore } from '../learning/store.ts';
import { basedOnOnly } from '../rules/rule-book.ts';
import type { NewTest } from './request.ts';
import type { TestStore } from './store.ts';

export interface ChooseParts {
  readonly draws: DrawStore;
  readonly tests: Pick<TestStore, 'recentNumbers'>;
  readonly catalogue: Catalogue;
  readonly learning: Pick<LearningStore, 'find'>;
  readonly learners: Pick<LearnerStore, 'studyOf'>;
  readonly clock: Clock;
  readonly random: Random;
}

export interface Choice extends NewTest {
  readonly userId: number;
  /** Numbers of the questions to review; undefined when no test's mistakes are asked for. */
  readonly mistakes: readonly number[] | undefined;
}

/**
 * The questions of a new test, in the order in which they are asked.
 * @throws Problem 409 `category-unavailable`, or `no-questions` when a learning mode finds none
 */
export async function chooseQuestions(parts: ChooseParts, choice: Choice): Promise<readonly QuestionRef[]> {
  if (choice.mode === 'exam' || choice.mode === 'practice') return drawn(parts, choice);
  const { topic, rule, contrast, mistakes, category, homework } = choice;
  const questions = await parts.catalogue.of(category);
  if (mistakes !== undefined) {
    return requireAny(
      limit(ofNumbers(questions, mistakes), choice.size),
      'That test has no mistakes to review',
    );
  }
  if (rule !== undefined) {
    const asked =
      contrast === undefined
        ? await bestOf(parts, choice, questions, ({ rules }) => rules.includes(rule))
        : await alternating(parts, choice, questions, [rule, contrast]);
    return requireAny(
      limit(asked, choice.size),
      `There are no questions of this rule in category ${category}`,
    );
  }
  if (topic !== undefined) {
    const asked = await bestOf(parts, choice, questions, (question) => question.topic === topic);
    return requireAny(
      limit(asked, choice.size),
      `There are no questions of this topic in category ${category}`,
    );
  }
  if (choice.only === 'mistakes') {
    const asked = await ofMistakes(parts, choice, questions);
    return requireAny(
      limit(asked, choice.size ?? MAX_LEARNING_TEST_SIZE),
      `There are no mistakes to practise in category ${category}`,
    );
  }
  const planned =
    homework === undefined
      ? await toReview(parts, choice, examined(questions))
      : await mistakesFirst(parts, choice, examined(questions));
  return requireAny(planned, `There is nothing left to review in category ${category} today`);
}

async function drawn(
  { draws, tests, random }: ChooseParts,
  { userId, category }: Choice,
): Promise<readonly QuestionRef[]> {
  const pools = await draws.pools(category);
  const recent = await tests.recentNumbers(userId, category, RECENT_TESTS);
  const places = drawExam(pools, await draws.placesOf(pools, recent), random);
  if (places === null) throw categoryUnavailable(category);
  return draws.at(places);
}

/** The requested questions, the most useful first. */
async function bestOf(
  parts: ChooseParts,
  choice: Choice,
  questions: readonly CatalogueQuestion[],
  isAsked: (question: CatalogueQuestion) => boolean,
): Promise<readonly QuestionRef[]> {
  return bestFirst(questions, await standing(parts, choice), isAsked);
}

/** As many questions of one rule as of the other, alternating, the most useful of each first. */
async function alternating(
  parts: ChooseParts,
  choice: Choice,
  questions: readonly CatalogueQuestion[],
  [one, other]: readonly [string, string],
): Promise<readonly QuestionRef[]> {
  const known = await standing(parts, choice);
  const of = (wanted: string, unwanted: string) => bestFirst(questions, known, basedOnOnly(wanted, unwanted));
  const others = of(other, one);
  return of(one, other)
    .slice(0, others.length)
    .flatMap((question, index) => [question, ...others.slice(index, index + 1)]);
}

async function ofMistakes(
  parts: ChooseParts,
  choice: Choice,
  questions: readonly CatalogueQuestion[],
): Promise<readonly QuestionRef[]> {
  const known = await standing(parts, choice);
  return bestFirst(
    questions,
    known,
    ({ number }) => known.knowledge.memories.get(number)?.lastRight === false,
  );
}

/** The most useful first, those answered today last. */
function bestFirst(
  questions: readonly CatalogueQuestion[],
  { knowledge, options }: Awaited<ReturnType<typeof standing>>,
  isAsked: (question: CatalogueQuestion) => boolean,
): readonly QuestionRef[] {
  const planned = nextQuestions(questions, knowledge, options, questions.length).map(({ number }) => number);
  const ranks = new Map(planned.map((number, rank) => [number, rank]));
  const rankOf = ({ number }: CatalogueQuestion) => ranks.get(number) ?? questions.length;
  return questions.filter(isAsked).toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The questions that the plan asks now, followed by the most useful others in the order of their kinds. Without a size, only the plan. */
async function toReview(
  parts: ChooseParts,
  choice: Choice,
  questions: readonly CatalogueQuestion[],
): Promise<readonly QuestionRef[]> {
  const { knowledge, options } = await standing(parts, choice);
  const today = todaysPlan(questions, knowledge, options).questions;
  const size =
    choice.size ?? Math.min(MAX_LEARNING_TEST_SIZE, today.length > 0 ? today.length : options.dailyGoal);
  const isToday = new Set(today.map(({ number }) => number));
  const further = nextQuestions(questions, knowledge, options, size).filter(
    ({ number }) => !isToday.has(number),
  );
  const kindOf = ({ reason }: PlannedQuestion) => PLAN_REASONS.indexOf(reason);
  const ordered = [...today, ...further].slice(0, size).toSorted((one, other) => kindOf(one) - kindOf(other));
  return ofNumbers(
    questions,
    ordered.map(({ number }) => number),
  );
}

/** Questions last answered wrong; if there are none, those of the plan. */
async function mistakesFirst(
  parts: ChooseParts,
  choice: Choice,
  questions: readonly CatalogueQuestion[],
): Promise<readonly QuestionRef[]> {
  const { knowledge, options } = await standing(parts, choice);
  const planned = nextQuestions(questions, knowledge, options, questions.length);
  const [mistakes, others] = [true, false].map((isMistake) =>
    planned.filter(({ reason }) => (reason === 'mistake') === isMistake),
  );
  const numbers = [...(mistakes ?? []), ...(others ?? [])].map(({ number }) => number);
  return ofNumbers(questions, numbers.slice(0, choice.size ?? options.dailyGoal));
}

async function standing({ learning, learners, clock }: ChooseParts, { userId, category }: Choice) {
  const [knowledge, study] = await Promise.all([learning.find(userId, category), learners.studyOf(userId)]);
  return { knowledge, options: planOptionsOf(study, clock.now()) };
}

const limit = <Item>(items: readonly Item[], size: number | undefined): readonly Item[] =>
  items.slice(0, size);

/** @throws Problem 409 `no-questions` */
function requireAny(questions: readonly QuestionRef[], otherwise: string): readonly QuestionRef[] {
  if (questions.length === 0) throw noQuestions(otherwise);
  return questions.map(({ number, revision }) => ({ number, revision }));
}
