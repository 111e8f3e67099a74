import { EXAM, PARTS, type QuestionPart } from '@zielona-fala/contracts';
import { type Belief, independent, measured, measurementOf, sumOf, type Terms } from './belief.ts';
import type { Knowledge } from './knowledge.ts';
import { type StudyQuestion, stratumOf } from './study-question.ts';

/** How new questions will be answered: what is believed, and what the log-odds for each are the sum of. */
export interface FirstAnswers {
  readonly belief: Belief;
  termsOf(question: StudyQuestion): Terms;
}

/** Before anything is known, log-odds of a first right answer, as those of a learner with some common sense. */
const PRIOR: Readonly<Record<QuestionPart, number>> = { primary: 1, technical: 0.6 };
const PART_VARIANCE = 0.5;
const STRATUM_VARIANCE = 0.05;
const TOPIC_VARIANCE = 0.25;
/** How a topic's questions differ from stratum to stratum beyond that. */
const CELL_VARIANCE = 0.1;
/** What the log-odds gain from knowing all other questions of the topic. It differs much, and is not measured. */
const GAIN = { mean: 0.5, variance: 0.06 };

const FIRST_STRATUM = PARTS.length;
const GAIN_INDEX = FIRST_STRATUM + EXAM.strata.length;
const FIRST_TOPIC = GAIN_INDEX + 1;
/** Newton's method for a logistic regression; three steps come close enough. */
const STEPS = 3;

/** First answers of one stratum and topic. */
interface Cell {
  readonly terms: Terms;
  answers: number;
  right: number;
}

/**
 * A logistic regression of first answers: each part, stratum and topic has a level of its own, near that of the
 * others where little is known of it; and what was learned of a topic helps with its other questions.
 */
export function firstAnswersOf(
  questions: readonly StudyQuestion[],
  memories: Knowledge['memories'],
): FirstAnswers {
  const cells = new Map<string, Cell>();
  const topics = new Map<StudyQuestion['topic'], { readonly index: number; all: number; seen: number }>();
  for (const question of questions) {
    const topic = topics.get(question.topic) ?? { index: FIRST_TOPIC + topics.size, all: 0, seen: 0 };
    topics.set(question.topic, topic);
    topic.all += 1;
    const memory = memories.get(question.number);
    if (memory === undefined) continue;
    topic.seen += 1;
    const levels = levelsOf(question, topic.index);
    const key = levels.join();
    const cell = cells.get(key) ?? {
      terms: levels.map((index) => [index, 1] as const),
      answers: 0,
      right: 0,
    };
    cells.set(key, cell);
    cell.answers += 1;
    cell.right += Number(memory.firstRight);
  }
  return {
    belief: regression(priorOf(topics.size), [...cells.values()]),
    termsOf(question) {
      const topic = topics.get(question.topic) ?? { index: FIRST_TOPIC + topics.size, all: 1, seen: 0 };
      return [
        ...levelsOf(question, topic.index).map((index) => [index, 1] as const),
        [GAIN_INDEX, topic.seen / topic.all],
      ];
    },
  };
}

function levelsOf({ part, points }: StudyQuestion, topicIndex: number): readonly number[] {
  return [PARTS.indexOf(part), FIRST_STRATUM + stratumOf(part, points), topicIndex];
}

function priorOf(topics: number): Belief {
  const zeros = [...EXAM.strata.map(() => 0), GAIN.mean, ...Array.from({ length: topics }, () => 0)];
  return independent(
    [...PARTS.map((part) => PRIOR[part]), ...zeros],
    [
      ...PARTS.map(() => PART_VARIANCE),
      ...EXAM.strata.map(() => STRATUM_VARIANCE),
      GAIN.variance,
      ...Array.from({ length: topics }, () => TOPIC_VARIANCE),
    ],
  );
}

function regression(prior: Belief, cells: readonly Cell[]): Belief {
  let belief = prior;
  for (let step = 0; step < STEPS; step += 1) {
    const { means } = belief;
    belief = measured(
      prior,
      cells.map(({ terms, answers, right }) => {
        const measurement = measurementOf(terms, sumOf(terms, means), right / answers, answers);
        return { ...measurement, variance: measurement.variance + CELL_VARIANCE };
      }),
    );
  }
  return belief;
}
