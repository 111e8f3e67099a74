import { afterAnswers, NOTHING_KNOWN, readinessOf, type StudyQuestion } from '@zielona-fala/learning';
import type { SimulatedQuestion } from './category.ts';
import { chanceOf } from './chance.ts';
import { formNames } from './compare-ways.ts';
import { simulatedLearner, type Transfer } from './learner.ts';
import type { MemoryForm } from './memory-models.ts';
import { studyDay, truePassChance } from './study.ts';
import { gradedOn, type MakeStudyWay, planOf, randomExams, type StudyWay } from './ways.ts';

/** What was predicted of a learner one morning, and what was true. */
export interface Prediction {
  readonly form: MemoryForm;
  readonly transfer: Transfer;
  readonly predicted: number;
  readonly actual: number;
  readonly low: number;
  readonly high: number;
}

/** The predictions between two tenths. */
export interface Tenth {
  readonly predictions: number;
  readonly predicted: number;
  readonly actual: number;
}

const DAYS_BETWEEN = 3;
/**
 * Above it a learner need no longer be watched. Judged by what was predicted: were it judged by the truth, who is less
 * ready than predicted would stay, and any prediction would look too sure.
 */
const SURELY_READY = 0.97;

/**
 * Predictions for learners who study irregularly, 5 to 35 minutes on some of the days, by our plan or by random exams.
 * @param learners of each form of memory and way to study
 * @param told what plan and readiness are told of the questions
 */
export function predictionsFor(
  category: readonly SimulatedQuestion[],
  learners: number,
  days: number,
  firstSeed: number,
  told: readonly StudyQuestion[] = category,
): readonly Prediction[] {
  const plan: MakeStudyWay = (questions) => planOf(questions, told);
  return formNames().flatMap((form) =>
    [plan, randomExams].flatMap((make) =>
      Array.from({ length: learners }, (_, index) =>
        predictionsOf(
          category,
          told,
          form,
          firstSeed + index,
          days,
          make(category, chanceOf(firstSeed + index, 4)),
        ),
      ).flat(),
    ),
  );
}

function predictionsOf(
  category: readonly SimulatedQuestion[],
  told: readonly StudyQuestion[],
  form: MemoryForm,
  seed: number,
  days: number,
  way: StudyWay,
): readonly Prediction[] {
  const learner = simulatedLearner(form, seed, category);
  const habits = chanceOf(seed, 5);
  const seconds = habits.between(300, 2100);
  const diligence = habits.between(0.5, 1);
  const predictions: Prediction[] = [];
  let knowledge = NOTHING_KNOWN;
  const watched: StudyWay = {
    next: (day) => way.next(day),
    told(answers, day) {
      way.told(answers, day);
      knowledge = afterAnswers(knowledge, gradedOn(answers, day));
    },
  };
  for (let day = 1; day <= days; day += 1) {
    if (habits.next() < diligence) studyDay(watched, learner, day - 1, seconds);
    if (day % DAYS_BETWEEN !== 0) continue;
    const readiness = readinessOf(told, knowledge, day);
    if (!readiness.known) continue;
    const { pass, low, high } = readiness;
    const actual = truePassChance(category, learner, day);
    predictions.push({ form, transfer: learner.transfer, predicted: pass, actual, low, high });
    if (pass > SURELY_READY) break;
  }
  return predictions;
}

/** Means of what was predicted and of what was true, by tenth of what was predicted. */
export function tenthsOf(predictions: readonly Prediction[]): readonly Tenth[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const those = predictions.filter(({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === tenth);
    const mean = (valueIn: (each: Prediction) => number) =>
      those.reduce((sum, each) => sum + valueIn(each), 0) / those.length;
    return {
      predictions: those.length,
      predicted: mean(({ predicted }) => predicted),
      actual: mean(({ actual }) => actual),
    };
  });
}

/** How far prediction and truth lie apart in the worst tenth. */
export function worstGap(tenths: readonly Tenth[]): number {
  return Math.max(...tenths.map(({ predicted, actual }) => Math.abs(predicted - actual)));
}

/** The root of the mean square of what lies between prediction and truth. */
export function errorOf(predictions: readonly Prediction[]): number {
  const squares = predictions.reduce((sum, { predicted, actual }) => sum + (predicted - actual) ** 2, 0);
  return Math.sqrt(squares / predictions.length);
}

/** How often the truth lay within the bounds that were told. */
export function coverageOf(predictions: readonly Prediction[]): number {
  const within = predictions.filter(({ actual, low, high }) => low <= actual && actual <= high);
  return within.length / predictions.length;
}
