import { EXAM_STRATA } from '@zielona-fala/contracts';
import {
  afterAnswers,
  type GradedAnswer,
  NOTHING_KNOWN,
  nextQuestions,
  type StudyQuestion,
  stratumOf,
} from '@zielona-fala/learning';
import type { Place } from '@zielona-fala/question-store';
import { drawExam, RECENT_TESTS } from '../../src/draw/draw.ts';
import type { SimulatedQuestion } from './category.ts';
import type { Chance } from './chance.ts';

export interface SimulatedAnswer {
  readonly question: SimulatedQuestion;
  readonly right: boolean;
}

/** A way to study: which questions come next, told what was answered. */
export interface StudyWay {
  next(day: number): readonly SimulatedQuestion[];
  told(answers: readonly SimulatedAnswer[], day: number): void;
}

export type MakeStudyWay = (category: readonly SimulatedQuestion[], chance: Chance) => StudyWay;

/** Questions that are answered one after the other before the next are asked for. */
const BATCH = 20;

/** As many as are answered in twenty minutes. */
const DAILY_GOAL = 80;

/** What our plan proposes. */
export function ourPlan(category: readonly SimulatedQuestion[]): StudyWay {
  return planOf(category, category);
}

/** @param told what the plan is told of the questions */
export function planOf(category: readonly SimulatedQuestion[], told: readonly StudyQuestion[]): StudyWay {
  let knowledge = NOTHING_KNOWN;
  return {
    next: (day) =>
      nextQuestions(told, knowledge, { today: day, dailyGoal: DAILY_GOAL }, BATCH).flatMap(
        ({ number }) => category[number - 1] ?? [],
      ),
    told(answers, day) {
      knowledge = afterAnswers(knowledge, gradedOn(answers, day));
    },
  };
}

/** What our plan proposed if questions were not tied to rules. */
export function withoutRules(category: readonly SimulatedQuestion[]): StudyWay {
  return planOf(category, category.map(untied));
}

/** A question whose rule is not told. */
function untied({ rule: _, ...question }: SimulatedQuestion): StudyQuestion {
  return question;
}

export function gradedOn(answers: readonly SimulatedAnswer[], day: number): readonly GradedAnswer[] {
  return answers.map(({ question, right }) => ({
    number: question.number,
    part: question.part,
    right,
    day,
  }));
}

/** One exam after the other, as the portal draws them, with its mistakes explained. */
export function randomExams(category: readonly SimulatedQuestion[], chance: Chance): StudyWay {
  const strata = EXAM_STRATA.map(({ part, points }, index) => ({
    pool: { pool: `${index}`, part, points },
    questions: category.filter((each) => stratumOf(each.part, each.points) === index),
  }));
  const pools = strata.map(({ pool, questions }) => ({ ...pool, size: questions.length }));
  let recent: readonly (readonly Place[])[] = [];
  return {
    next() {
      const places = drawExam(pools, recent.flat(), chance.below) ?? [];
      recent = [places, ...recent].slice(0, RECENT_TESTS);
      return places.flatMap(({ pool, position }) => strata[Number(pool)]?.questions[position] ?? []);
    },
    told() {},
  };
}

/** Questions that were answered least often first, at random among them. */
export function unseenFirst(category: readonly SimulatedQuestion[], chance: Chance): StudyWay {
  let round: SimulatedQuestion[] = [];
  return {
    next() {
      if (round.length === 0) round = [...sample(category, category.length, chance)];
      return round.splice(0, BATCH);
    },
    told() {},
  };
}

function sample<Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(chance.below(rest.length), 1),
  ).flat();
}
