import { EXAM_STRATA, PARTS, type QuestionPart } from '@zielona-fala/contracts';
import { type Belief, independent, logistic, measured, measurementOf, sumOf, type Terms } from './belief.ts';
import type { Knowledge } from './knowledge.ts';
import { answeredBefore, helpOf, helpWith, mateOf, type RuleMates } from './rule-mates.ts';
import { type StudyQuestion, stratumOf } from './study-question.ts';

/** How new questions will be answered: what is believed, and what the log-odds for each are the sum of. */
export interface FirstAnswerModel {
  readonly belief: Belief;
  termsOf(question: StudyQuestion): Terms;
  /** What the first answers to others of its rule add to the log-odds. */
  offsetOf(question: Pick<StudyQuestion, 'rule'>): number;
  /** What the log-odds of a question gain from each doubling of what is known of its rule, 0 or more. */
  readonly transfer: number;
}

/** Before anything is known, log-odds of a first right answer, as those of a learner with some common sense. */
const PRIOR: Readonly<Record<QuestionPart, number>> = { primary: 1, technical: 0.6 };
const PART_VARIANCE = 0.5;
const STRATUM_VARIANCE = 0.05;
const TOPIC_VARIANCE = 0.25;
/** How a topic's questions differ from stratum to stratum beyond that. */
const CELL_VARIANCE = 0.1;

/**
 * What the log-odds gain from each doubling of what is known of the rule. How much one question helps with another one
 * differs from learner to learner, and is found by their first answers.
 */
const TRANSFER = { mean: 0.3, variance: 0.1 };
/**
 * How many such doublings knowing a whole topic is worth: whoever carries nothing over to the same rule carries nothing
 * over to the same topic either. For the usual learner it adds 0.5.
 */
const TOPIC_DOUBLINGS = 5 / 3;

const FIRST_STRATUM = PARTS.length;
const TRANSFER_INDEX = FIRST_STRATUM + EXAM_STRATA.length;
const FIRST_TOPIC = TRANSFER_INDEX + 1;
/** Newton's method for a logistic regression; three steps come close enough. */
const STEPS = 3;

/** One topic and stratum. */
interface Cell {
  readonly topic: Topic;
  readonly terms: Terms;
  /** By about how much was known of the rule. */
  readonly firsts: Map<number, FirstTries>;
}

/** First answers of a cell, when about as much was known of their rules; sums over the answers. */
interface FirstTries {
  readonly cell: Cell;
  answers: number;
  right: number;
  /** How much was known of the rule. */
  help: number;
}

interface Topic {
  readonly index: number;
  readonly cells: Map<number, Cell>;
  questions: number;
  seen: number;
}

/**
 * A logistic regression of first answers: each part, stratum and topic has a level of its own, near that of the
 * others where little is known of it; what was learned of a rule helps with its other questions, and what was learned of
 * a topic helps less, both as far as rules have helped this learner.
 */
export function firstAnswerModelOf(
  questions: readonly StudyQuestion[],
  memories: Knowledge['memories'],
  mates: RuleMates,
): FirstAnswerModel {
  const topics = new Map<StudyQuestion['topic'], Topic>();
  const cells = new Set<Cell>();
  for (const question of questions) {
    const cell = cellOf(topics, question);
    cell.topic.questions += 1;
    cell.topic.seen += Number(memories.has(question.number));
    cells.add(cell);
  }
  const answered = answeredOf(questions, memories, topics);
  const belief = regression(
    priorOf(topics.size),
    [...cells].flatMap(({ firsts }) => [...firsts.values()]),
  );
  const transfer = belief.means[TRANSFER_INDEX] ?? 0;
  const levels = ruleLevels(answered, belief, transfer);
  return {
    belief,
    termsOf(question) {
      const { terms, topic } = cellOf(topics, question);
      // first answers, which tell the topic's level, already had half of it on average
      const ofTopic = (TOPIC_DOUBLINGS * topic.seen) / (2 * topic.questions);
      return [...terms, [TRANSFER_INDEX, helpWith(question, undefined, mates) + ofTopic]];
    },
    offsetOf: ({ rule }) => (rule === undefined ? 0 : (levels.get(rule) ?? 0)),
    transfer,
  };
}

interface AnsweredQuestion {
  readonly firsts: FirstTries;
  readonly rule: string | undefined;
  readonly right: boolean;
}

function answeredOf(
  questions: readonly StudyQuestion[],
  memories: Knowledge['memories'],
  topics: Map<StudyQuestion['topic'], Topic>,
): readonly AnsweredQuestion[] {
  const inOrder = questions
    .flatMap((question) => {
      const memory = memories.get(question.number);
      return memory === undefined ? [] : [{ question, memory }];
    })
    .toSorted((one, other) => (one.memory.first ?? 0) - (other.memory.first ?? 0));
  const before = answeredBefore(
    inOrder.map(({ question, memory }) => ({
      group: question.rule,
      first: memory.first,
      weight: mateOf(memory),
    })),
  );
  return inOrder.map(({ question, memory: { firstRight } }, index) => {
    const help = helpOf(before[index] ?? 0);
    const firsts = firstsOf(cellOf(topics, question), help);
    firsts.answers += 1;
    firsts.right += Number(firstRight);
    firsts.help += help;
    return { firsts, rule: question.rule, right: firstRight };
  });
}

/**
 * How far each rule lies above or below what is expected of its questions: a step of Newton's method from there.
 * @param variance of rules beyond their topic: whose knowledge comes by rules is the one for whom they differ
 */
function ruleLevels(
  answered: readonly AnsweredQuestion[],
  { means }: Belief,
  variance: number,
): ReadonlyMap<string, number> {
  const expected = new Map<FirstTries, number>();
  const found = new Map<string, { surprise: number; information: number }>();
  for (const { firsts, rule, right } of answered) {
    if (rule === undefined) continue;
    const chance = expected.get(firsts) ?? logistic(sumOf(termsOfFirsts(firsts), means));
    expected.set(firsts, chance);
    const sums = found.get(rule) ?? { surprise: 0, information: 0 };
    sums.surprise += Number(right) - chance;
    sums.information += chance * (1 - chance);
    found.set(rule, sums);
  }
  return new Map(
    [...found].map(([rule, { surprise, information }]) => [
      rule,
      (variance * surprise) / (1 + variance * information),
    ]),
  );
}

function firstsOf(cell: Cell, help: number): FirstTries {
  const about = Math.round(help);
  let firsts = cell.firsts.get(about);
  if (firsts === undefined) {
    firsts = { cell, answers: 0, right: 0, help: 0 };
    cell.firsts.set(about, firsts);
  }
  return firsts;
}

function termsOfFirsts({ cell, answers, help }: FirstTries): Terms {
  return [...cell.terms, [TRANSFER_INDEX, help / answers]];
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
    cell = { topic, terms: levels.map((index) => [index, 1]), firsts: new Map() };
    topic.cells.set(stratum, cell);
  }
  return cell;
}

function priorOf(topics: number): Belief {
  const zeros = [...EXAM_STRATA.map(() => 0), TRANSFER.mean, ...Array.from({ length: topics }, () => 0)];
  return independent(
    [...PARTS.map((part) => PRIOR[part]), ...zeros],
    [
      ...PARTS.map(() => PART_VARIANCE),
      ...EXAM_STRATA.map(() => STRATUM_VARIANCE),
      TRANSFER.variance,
      ...Array.from({ length: topics }, () => TOPIC_VARIANCE),
    ],
  );
}

function regression(prior: Belief, answered: readonly FirstTries[]): Belief {
  const cells = answered.map((firsts) => ({ ...firsts, terms: termsOfFirsts(firsts) }));
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
  // knowing more of a rule never makes its questions harder
  const transfer = Math.max(0, belief.means[TRANSFER_INDEX] ?? 0);
  return { ...belief, means: belief.means.with(TRANSFER_INDEX, transfer) };
}
