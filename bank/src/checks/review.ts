import { hash } from 'node:crypto';
import path from 'node:path';
import { type Answer, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';
import { type BankQuestion, FIRST_OWN_NUMBER } from '@zielona-fala/contracts/bank';
import Joi from 'joi';
import { readArray } from './read-array.ts';

/** An answer to exactly these words, see {@link wordsDigest}. */
interface Answered {
  /** As the author lettered the answers. */
  readonly answer: Answer;
  readonly words: string;
}

/** What someone answered who saw the question and its picture, but neither its key nor its explanation. */
export interface BlindAnswer extends Answered {
  readonly number: number;
  /** The law it was answered from. */
  readonly because: string;
  /** What was unclear, wrong or badly said; null when nothing was. */
  readonly doubt: string | null;
}

const RESOLUTIONS = ['as it was', 'key kept', 'key corrected', 'reworded', 'redrawn', 'removed'] as const;
/** After these a learner reads or sees something else than was answered. */
const CHANGES: readonly Resolution[] = ['key corrected', 'reworded', 'redrawn'];

type Resolution = (typeof RESOLUTIONS)[number];

/** How a blind answer that differed from the key, or a doubt, was settled. */
export interface Disagreement {
  readonly number: number;
  /** The key when it was answered blind. */
  readonly key: Answer;
  readonly blind: Answer;
  /** What was in question. */
  readonly about: string;
  /** What the law says, with its article. */
  readonly law: string;
  readonly resolution: Resolution;
  /** What somebody else answered blind after the question was changed; null when it was not, or is gone. */
  readonly again: Answered | null;
}

/** A question whose present words nobody has answered blind yet. */
export interface Awaiting {
  readonly number: number;
  readonly words: string;
}

export interface Review {
  readonly answers: readonly BlindAnswer[];
  readonly disagreements: readonly Disagreement[];
  readonly awaiting: readonly Awaiting[];
}

const number = Joi.number().integer().min(FIRST_OWN_NUMBER).required();
const answer = Joi.string()
  .valid(...YES_NO_ANSWERS, ...LETTER_ANSWERS)
  .required();
const words = Joi.string()
  .pattern(/^[0-9a-f]{8}$/)
  .required();
const prose = Joi.string().trim().required();

const ANSWERS = Joi.array<readonly BlindAnswer[]>()
  .items(Joi.object({ number, answer, words, because: prose, doubt: prose.allow(null) }))
  .unique('number');

const DISAGREEMENTS = Joi.array<readonly Disagreement[]>()
  .items(
    Joi.object({
      number,
      key: answer,
      blind: answer,
      about: prose,
      law: prose,
      resolution: Joi.valid(...RESOLUTIONS).required(),
      again: Joi.object({ answer, words }).allow(null).required(),
    }),
  )
  .unique('number');

const AWAITING = Joi.array<readonly Awaiting[]>().items(Joi.object({ number, words })).unique('number');

/** Digest of what decides an answer: the Polish text and answers, and the name of the picture. */
export function wordsDigest({
  text,
  answers,
  media,
}: Pick<BankQuestion, 'text' | 'answers' | 'media'>): string {
  const said = answers === null ? [] : LETTER_ANSWERS.map((letter) => answers[letter].pl);
  return hash('sha256', JSON.stringify([text.pl, ...said, media?.file ?? null])).slice(0, 8);
}

/**
 * Reads how a bank was checked.
 * @param folder of the bank; the files lie in `review/`
 * @throws Error that names the file that is missing or invalid
 */
export async function readReview(folder: string): Promise<Review> {
  return {
    answers: await readArray(path.join(folder, 'review', 'blind-answers.json'), ANSWERS),
    disagreements: await readArray(path.join(folder, 'review', 'disagreements.json'), DISAGREEMENTS),
    awaiting: await readArray(path.join(folder, 'review', 'awaiting.json'), AWAITING),
  };
}

/** Questions without a valid blind answer to their present words, a line each; empty when there are none. */
export function reviewGaps(questions: readonly BankQuestion[], review: Review): readonly string[] {
  const blind = new Map(review.answers.map((each) => [each.number, each]));
  const settled = new Map(review.disagreements.map((each) => [each.number, each]));
  const awaiting = new Map(review.awaiting.map((each) => [each.number, each]));
  return questions.flatMap((question) => {
    const waits = awaiting.get(question.number);
    const answered = blind.get(question.number);
    const gap = waits
      ? waitingGapOf(question, waits, answered)
      : gapOf(question, answered, settled.get(question.number));
    return gap === null ? [] : [`${question.number} ${gap}`];
  });
}

function waitingGapOf(
  question: BankQuestion,
  { words: waiting }: Awaiting,
  answered: BlindAnswer | undefined,
): string | null {
  if (answered !== undefined) return 'is answered blind, and still awaits it';
  const now = wordsDigest(question);
  return waiting === now ? null : `has other words (${now}) than those that await a blind answer`;
}

function gapOf(
  question: BankQuestion,
  blind: BlindAnswer | undefined,
  settled: Disagreement | undefined,
): string | null {
  if (blind === undefined) return `was not answered blind (its words: ${wordsDigest(question)})`;
  if (settled === undefined) {
    if (blind.answer !== question.correct) return 'was answered otherwise blind, and nothing settles it';
    if (blind.doubt !== null) return 'was doubted, and nothing settles it';
    return staleness(question, blind);
  }
  if (settled.blind !== blind.answer) return 'is settled for another blind answer than was given';
  if (settled.resolution === 'removed') return 'is said to be removed';
  if (!CHANGES.includes(settled.resolution)) {
    return settled.key === question.correct
      ? staleness(question, blind)
      : 'is said to keep its key, and has another';
  }
  if (settled.again?.answer !== question.correct) return 'was changed and not answered so blind again';
  return staleness(question, settled.again);
}

function staleness(question: BankQuestion, answered: Answered): string | null {
  const now = wordsDigest(question);
  return answered.words === now ? null : `has other words (${now}) than were answered blind`;
}
