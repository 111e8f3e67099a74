import { EXAM, PARTS, type QuestionPart } from '@zielona-fala/contracts';
import { type Belief, independent, measured, measurementOf, sumOf, type Terms } from './belief.ts';
import type { Knowledge } from './knowledge.ts';
import { type StudyQuestion, stratumOf } from './study-question.ts';

/** How new questions will be answered: what is believed, and what the log-odds for each are the sum of. */
export interface FirstAnswerModel {
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

/** First answers of one topic and stratum. */
interface Cell {
  readonly topic: Topic;
  readonly terms: Terms;
  answers: number;
  right: number;
}

interface Topic {
  readonly index: number;
  readonly cells: Map<number, Cell>;
  questions: number;
  seen: number;
}

/**
 * A logistic regression of first answers: each part, stratum and topic has a level of its own, near that of the
 * others where little is known of it; and what was learned of a topic helps with its other questions.
 */
export function firstAnswerModelOf(
  questions: readonly StudyQuestion[],
  memories: Knowledge['memories'],
): FirstAnswerModel {
  const topics = new Map<StudyQuestion['topic'], Topic>();
  const cells = questions.map((question) => {
    const cell = cellOf(topics, question);
    cell.topic.questions += 1;
    const memory = memories.get(question.number);
    if (memory !== undefined) {
      cell.topic.seen += 1;
      cell.answers += 1;
      cell.right += Number(memory.firstRight);
    }
    return cell;
  });
  const answered = [...new Set(cells)].filter(({ answers }) => answers > 0);
  const terms = new Map<Cell, Terms>(
    [...new Set(cells)].map((cell) => [
      cell,
      [...cell.terms, [GAIN_INDEX, cell.topic.seen / cell.topic.questions]],
    ]),
  );
  return {
    belief: regression(priorOf(topics.size), answered),
    termsOf: (question) => terms.get(cellOf(topics, question)) ?? [],
  };
}

function cellOf(
  topics: Map<StudyQuestion['topic'], Topic>,
  { part, points, topic: name }: StudyQuestion,
): Cell {
  let topic = topics.get(name);
  if (topic === undefined) {
    topic = { index: FIRST_TOPIC + topics.size, cells: new Map(), questions: 0, seen: 0 };
    topics.set(name, topic);
  }
  const stratum = stratumOf(part, points);
  let cell = topic.cells.get(stratum);
  if (cell === undefined) {
    const levels = [PARTS.indexOf(part), FIRST_STRATUM + stratum, topic.index];
    cell = { topic, terms: levels.map((index) => [index, 1]), answers: 0, right: 0 };
    topic.cells.set(stratum, cell);
  }
  return cell;
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
