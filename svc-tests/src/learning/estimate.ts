import { EXAM, type PointsValue, type QuestionPart } from '@zielona-fala/contracts';
import type { QuestionContent } from '../bank/question.ts';
import { corrected, deviationOf, logistic, logOdds, situationOf } from './correction.ts';
import type { Knowledge } from './knowledge.ts';
import { type Memory, recallOn } from './memory.ts';
import type { StudyDay } from './study-day.ts';

/** What learning needs to know of a question of a category. */
export type StudyQuestion = Pick<QuestionContent, 'number' | 'part' | 'points' | 'topic'>;

/** How likely a question is answered right today. */
export interface Estimate {
  readonly question: StudyQuestion;
  /** Index in `EXAM.strata`. */
  readonly stratum: number;
  readonly memory: Memory | undefined;
  /** FSRS's recall; 0 for a new question. */
  readonly recall: number;
  /** Chance of a right answer, guessing included. */
  readonly right: number;
  /** Standard deviation of its log-odds, shared by all questions of its kind. */
  readonly deviation: number;
}

/** Right answers that are expected of new questions before anything is known, worth so many answers of the learner. */
const PRIOR: Readonly<Record<QuestionPart, { readonly right: number; readonly wrong: number }>> = {
  primary: { right: 2.6, wrong: 1.4 },
  technical: { right: 2, wrong: 2 },
};
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
      return { question, stratum, memory, recall: 0, ...unseen(stratum, question.topic) };
    }
    const recall = recallOn(memory, day);
    const correction = corrections[situationOf(memory)];
    return {
      question,
      stratum,
      memory,
      recall,
      right: corrected(recall, correction),
      deviation: deviationOf(recall, correction),
    };
  });
}

interface Tally {
  right: number;
  wrong: number;
}

/** First answers tell how new questions will be answered: a Beta distribution for each stratum, refined by topic. */
function unseenChances(questions: readonly StudyQuestion[], memories: Knowledge['memories']) {
  const strata: Tally[] = EXAM.strata.map(({ part }) => ({ ...PRIOR[part] }));
  const cells = new Map<string, Tally>();
  for (const { number, part, points, topic } of questions) {
    const memory = memories.get(number);
    if (memory === undefined) continue;
    const stratum = stratumOf(part, points);
    const key = `${stratum}:${topic}`;
    const cell = cells.get(key) ?? { right: 0, wrong: 0 };
    cells.set(key, cell);
    for (const tally of [strata[stratum] as Tally, cell]) {
      if (memory.firstRight) tally.right += 1;
      else tally.wrong += 1;
    }
  }
  return (stratum: number, topic: StudyQuestion['topic']) => {
    const all = strata[stratum] as Tally;
    const cell = cells.get(`${stratum}:${topic}`) ?? { right: 0, wrong: 0 };
    const expected = all.right / (all.right + all.wrong);
    const right = (cell.right + STRATUM_WEIGHT * expected) / (cell.right + cell.wrong + STRATUM_WEIGHT);
    return { right, deviation: Math.sqrt(1 / all.right + 1 / all.wrong) };
  };
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

/** Log-odds moved by a number of standard deviations. */
export function chanceAt({ right, deviation }: Estimate, deviations: number): number {
  return deviations === 0 ? right : logistic(logOdds(right) + deviations * deviation);
}
