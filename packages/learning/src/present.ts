import {
  dateOf,
  type KnowledgeDto,
  type MasteryDto,
  PLAN_REASONS,
  type PlanDto,
  type PlanReason,
  type ReadinessDto,
  type TopicProgressDto,
} from '@zielona-fala/contracts';
import type { Knowledge } from './knowledge.ts';
import type { Mastery, TopicMastery } from './mastery.ts';
import type { Plan } from './plan.ts';
import { type Readiness, verdictOf } from './readiness.ts';

/** What a question and its feedback take, measured generously: a plan should rather be done early. */
const SECONDS_PER_QUESTION = 20;
const DIGITS = 4;

export function planDto({ state, dailyGoal, done, mistakes, questions, exam }: Plan): PlanDto {
  return {
    state,
    dailyGoal,
    doneToday: done,
    mistakesToday: mistakes,
    next: Object.fromEntries(
      PLAN_REASONS.map((kind) => [kind, questions.filter(({ reason }) => reason === kind).length]),
    ) as Record<PlanReason, number>,
    minutes: Math.ceil((questions.length * SECONDS_PER_QUESTION) / 60),
    exam:
      exam === undefined ? null : { date: dateOf(exam.day), daysLeft: exam.daysLeft, perDay: exam.perDay },
  };
}

export function readinessDto(readiness: Readiness): ReadinessDto {
  if (!readiness.known) {
    return {
      probability: null,
      low: null,
      high: null,
      expectedPoints: null,
      verdict: 'unknown',
      missingAnswers: readiness.missing,
      neededAnswers: readiness.needed,
      best: null,
    };
  }
  const { pass, low, high, expectedPoints, best } = readiness;
  return {
    probability: rounded(pass),
    low: rounded(low),
    high: rounded(high),
    expectedPoints: rounded(expectedPoints),
    verdict: verdictOf(pass),
    missingAnswers: 0,
    neededAnswers: 0,
    best: best && {
      topic: best.topic,
      probability: rounded(best.passWithIt),
      gain: rounded(Math.max(0, best.passWithIt - pass)),
    },
  };
}

export function knowledgeDto({ memories, correction }: Knowledge): KnowledgeDto {
  const questions = [...memories].map(([questionNumber, { first, last, ...memory }]) => ({
    questionNumber,
    ...memory,
    firstDay: first === null ? null : dateOf(first),
    lastDay: dateOf(last),
  }));
  return { questions, correction };
}

export const topicDto = ({ topic, ...mastery }: TopicMastery): TopicProgressDto => ({
  topic,
  ...masteryDto(mastery),
});

export function masteryDto({ lastWrong, mastery, ...counts }: Mastery): MasteryDto {
  return {
    ...counts,
    mastery: rounded(mastery),
    lastWrong: lastWrong === null ? null : dateOf(lastWrong),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
