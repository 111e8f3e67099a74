import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Answer, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';
import Joi from 'joi';
import { FIRST_OWN_NUMBER, type QuestionContent } from './question.ts';

/** What someone answered who saw the question and its picture, but neither its key nor its explanation. */
export interface BlindAnswer {
  readonly number: number;
  /** As the author lettered the answers. */
  readonly answer: Answer;
  /** The law it was answered from. */
  readonly because: string;
  /** What was unclear, wrong or badly said; null when nothing was. */
  readonly doubt: string | null;
}

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
  /** What somebody else answered blind after the question was changed; null when it was left as it was, or is gone. */
  readonly again: Answer | null;
  readonly resolution: 'key kept' | 'key corrected' | 'reworded' | 'redrawn' | 'removed' | 'as it was';
}

export interface Review {
  readonly answers: readonly BlindAnswer[];
  readonly disagreements: readonly Disagreement[];
}

/** Resolutions after which a learner reads or sees something else than was answered. */
const CHANGES: ReadonlySet<Disagreement['resolution']> = new Set(['key corrected', 'reworded', 'redrawn']);

const number = Joi.number().integer().min(FIRST_OWN_NUMBER).required();
const answer = Joi.string().valid(...YES_NO_ANSWERS, ...LETTER_ANSWERS);
const words = Joi.string().trim().required();

const ANSWERS = Joi.array<readonly BlindAnswer[]>().items(
  Joi.object({ number, answer: answer.required(), because: words, doubt: words.allow(null) }),
);

const DISAGREEMENTS = Joi.array<readonly Disagreement[]>().items(
  Joi.object({
    number,
    key: answer.required(),
    blind: answer.required(),
    about: words,
    law: words,
    again: answer.allow(null).required(),
    resolution: Joi.valid(
      'key kept',
      'key corrected',
      'reworded',
      'redrawn',
      'removed',
      'as it was',
    ).required(),
  }),
);

/**
 * Reads how a bank was checked.
 * @param folder of the bank; the files lie in `review/`
 * @throws Joi.ValidationError when a file is not as it should be
 */
export async function readReview(folder: string): Promise<Review> {
  return {
    answers: await readArray(path.join(folder, 'review', 'blind-answers.json'), ANSWERS),
    disagreements: await readArray(path.join(folder, 'review', 'disagreements.json'), DISAGREEMENTS),
  };
}

async function readArray<Item>(file: string, schema: Joi.ArraySchema<Item>): Promise<Item> {
  const input: unknown = JSON.parse(await readFile(file, 'utf8'));
  return Joi.attempt(input, schema, `${path.basename(file)}: `, { convert: false });
}

/** What keeps a bank from counting as checked twice, a line each. */
export function reviewGaps(questions: readonly QuestionContent[], review: Review): readonly string[] {
  const blind = new Map(review.answers.map((each) => [each.number, each]));
  const settled = new Map(review.disagreements.map((each) => [each.number, each]));
  return questions.flatMap(({ number: asked, correct }) => {
    const answered = blind.get(asked);
    if (answered === undefined) return [`${asked} was not answered blind`];
    const settlement = settled.get(asked);
    if (settlement === undefined) {
      const differs = answered.answer !== correct || answered.doubt !== null;
      return differs ? [`${asked}: the blind answer differs or doubts, and nothing settles it`] : [];
    }
    const changed = CHANGES.has(settlement.resolution);
    return changed && settlement.again !== correct
      ? [`${asked} was changed and not answered blind again`]
      : [];
  });
}
