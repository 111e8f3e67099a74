import { EXAM, type PointsValue, type QuestionPart } from '@zielona-fala/contracts';
import type { QuestionContent } from '../bank/question.ts';
import { corrected, deviationOf, logistic, logOdds, situationOf } from './correction.ts';
import type { Knowledge } from './knowledge.ts';
import { expectedRight, type Memory } from './memory.ts';
import type { StudyDay } from './study-day.ts';

/** What learning needs to know of a question of a category. */
export type StudyQuestion = Pick<QuestionContent, 'number' | 'part' | 'points' | 'topic'>;

/** How likely a question is answered right today. */
export interface Estimate {
  readonly question: StudyQuestion;
  /** Index in `EXAM.strata`. */
  readonly stratum: number;
  readonly memory: Memory | undefined;
  /** Chance of a right answer, guessing included. */
  readonly right: number;
  /** Standard deviation of its log-odds, shared by all questions of its kind. */
  readonly deviation: number;
}

/** Right answers that are expected of new questions before anything is known, worth so many answers of the learner. */
const PRIOR: Readonly<Record<QuestionPart, Readonly<Tally>>> = {
  primary: { right: 2.6, wrong: 1.4 },
  technical: { right: 2, wrong: 2 },
};
/** How many answers in a stratum weigh as much as all that is known of its part. */
const PART_WEIGHT = 4;
/** How many answers in a topic weigh as much as all that is known of its stratum. */
const STRATUM_WEIGHT = 8;

export function stratumOf(part: QuestionPart, points: PointsValue): number {
  return EXAM.strata.findIndex((each) => each.part === part && each.points === points);
}

/** Estimates of all questions of a category, in their order. */
export function estimatesOf(
  questions: readonly StudyQuestion[],
  { memories, corrections }: Knowledge,
  day: StudyDay,
): readonly Estimate[] {
  const unseen = unseenChances(questions, memories);
  return questions.map((question) => {
    const stratum = stratumOf(question.part, question.points);
    const memory = memories.get(question.number);
    if (memory === undefined) {
      return { question, stratum, memory, ...unseen(stratum, question.topic) };
    }
    const expected = expectedRight(question.part, memory, day);
    const correction = corrections[situationOf(memory)];
    return {
      question,
      stratum,
      memory,
      right: corrected(expected, correction),
      deviation: deviationOf(expected, correction),
    };
  });
}

interface Tally {
  right: number;
  wrong: number;
}

const shareOf = ({ right, wrong }: Tally): number => right / (right + wrong);

/** A Beta distribution that expects a share of right answers as firmly as so many answers would. */
const expecting = (share: number, answers: number): Tally => ({
  right: share * answers,
  wrong: (1 - share) * answers,
});

/**
 * First answers tell how new questions will be answered: a Beta distribution for each stratum, which begins with what
 * its part shows, refined by topic.
 */
function unseenChances(questions: readonly StudyQuestion[], memories: Knowledge['memories']) {
  const tallies = new Map<string, Tally>();
  const tallyOf = (key: string) => tallies.get(key) ?? { right: 0, wrong: 0 };
  for (const { number, part, points, topic } of questions) {
    const memory = memories.get(number);
    if (memory === undefined) continue;
    const stratum = stratumOf(part, points);
    for (const key of [part, `${stratum}`, `${stratum}:${topic}`]) {
      const { right, wrong } = tallyOf(key);
      tallies.set(key, memory.firstRight ? { right: right + 1, wrong } : { right, wrong: wrong + 1 });
    }
  }
  const parts = {
    primary: sum(PRIOR.primary, tallyOf('primary')),
    technical: sum(PRIOR.technical, tallyOf('technical')),
  };
  const strata = EXAM.strata.map(({ part }, stratum) =>
    sum(expecting(shareOf(parts[part]), PART_WEIGHT), tallyOf(`${stratum}`)),
  );
  const deviations = strata.map(({ right, wrong }) => Math.sqrt(1 / right + 1 / wrong));
  return (stratum: number, topic: StudyQuestion['topic']) => {
    const expected = expecting(shareOf(strata[stratum] ?? PRIOR.primary), STRATUM_WEIGHT);
    return {
      right: shareOf(sum(expected, tallyOf(`${stratum}:${topic}`))),
      deviation: deviations[stratum] ?? 1,
    };
  };
}

function sum(one: Tally, other: Tally): Tally {
  return { right: one.right + other.right, wrong: one.wrong + other.wrong };
}

/** Points that an exam gives for a stratum, divided by the questions that it may ask: what one of them weighs. */
export function worths(questions: readonly StudyQuestion[]): readonly number[] {
  const sizes = EXAM.strata.map(() => 0);
  for (const { part, points } of questions) {
    const stratum = stratumOf(part, points);
    sizes[stratum] = (sizes[stratum] ?? 0) + 1;
  }
  return EXAM.strata.map(({ count, points }, stratum) => (count * points) / Math.max(1, sizes[stratum] ?? 0));
}

/** The chance of a right answer, if all log-odds were off by so many standard deviations. */
export function chanceAt({ right, deviation }: Estimate, deviations: number): number {
  return deviations === 0 ? right : logistic(logOdds(right) + deviations * deviation);
}
