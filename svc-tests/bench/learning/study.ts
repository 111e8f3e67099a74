import { EXAM_STRATA } from '@zielona-fala/contracts';
import { passChance, pointsDistribution, stratumOf } from '@zielona-fala/learning';
import type { SimulatedQuestion } from './category.ts';
import type { SimulatedLearner } from './learner.ts';
import type { SimulatedAnswer, StudyWay } from './ways.ts';

const SECONDS_A_DAY = 20 * 60;

/** The true chance of a simulated learner to pass an exam. */
export function truePassChance(
  category: readonly SimulatedQuestion[],
  learner: SimulatedLearner,
  day: number,
): number {
  const strata = EXAM_STRATA.map((): number[] => []);
  for (const question of category) {
    strata[stratumOf(question.part, question.points)]?.push(learner.rightOn(question, day));
  }
  return passChance(pointsDistribution(strata));
}

/** One day of study. @returns how many questions were answered */
export function studyDay(
  way: StudyWay,
  learner: SimulatedLearner,
  day: number,
  seconds = SECONDS_A_DAY,
): number {
  let left = seconds;
  let answered = 0;
  while (left > 0) {
    const answers: SimulatedAnswer[] = [];
    const questions = way.next(day);
    if (questions.length === 0) break;
    for (const question of questions) {
      if (left <= 0) break;
      const right = learner.answer(question, day);
      left -= learner.seconds(right);
      answers.push({ question, right });
    }
    way.told(answers, day);
    answered += answers.length;
  }
  return answered;
}
