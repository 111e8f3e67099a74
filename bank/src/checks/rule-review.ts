import path from 'node:path';
import { type Answer, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import Joi from 'joi';
import { readArray } from './read-array.ts';

/** Which rule somebody chose as the main one of an official question, who did not see what it was tied to. */
export interface RuleReading {
  /** By `officialDigest`. */
  readonly question: string;
  /** To which the question was tied then, the weightiest first. */
  readonly tied: readonly string[];
  readonly read: string;
  /** The main rule since. */
  readonly settled: string;
  /** Why; null where both chose the same. */
  readonly because: string | null;
}

const RESOLUTIONS = ['rule mended', 'tied anew', 'law differs'] as const;

/** What somebody answered to an official question without a picture who saw beside it only the rules behind it. */
export interface RuleAnswer {
  readonly question: string;
  /** As they were tied then. */
  readonly rules: readonly string[];
  readonly answer: Answer;
  readonly isRight: boolean;
  /** Whether the words of the rules say it, so that nothing else had to be known. */
  readonly isTold: boolean;
  /** What was done about it; null where nothing had to be. */
  readonly settled: { readonly resolution: (typeof RESOLUTIONS)[number]; readonly because: string } | null;
}

/** How the rules of a bank and their ties were checked. */
export interface RuleReview {
  readonly readings: readonly RuleReading[];
  readonly answers: readonly RuleAnswer[];
}

const digest = Joi.string()
  .pattern(/^[0-9a-f]{12}$/)
  .required();
const prose = Joi.string().trim().required();
const rule = Joi.string().required();
const rules = Joi.array().items(Joi.string()).min(1).unique().required();

// biome-ignore lint/suspicious/noThenProperty: joi's own name for the branch
const nullIf = (is: Joi.SchemaLike) => ({ is, then: Joi.valid(null) });

const READINGS = Joi.array<readonly RuleReading[]>()
  .items(
    Joi.object({
      question: digest,
      tied: rules,
      read: rule,
      settled: rule,
      because: prose.when('read', nullIf(Joi.ref('tied.0'))),
    }),
  )
  .unique('question');

const ANSWERS = Joi.array<readonly RuleAnswer[]>()
  .items(
    Joi.object({
      question: digest,
      rules,
      answer: Joi.valid(...YES_NO_ANSWERS, ...LETTER_ANSWERS).required(),
      isRight: Joi.boolean().required(),
      isTold: Joi.boolean()
        .when('isRight', { is: true, otherwise: Joi.invalid(true) })
        .required(),
      settled: Joi.object({ resolution: Joi.valid(...RESOLUTIONS).required(), because: prose })
        .when('isTold', nullIf(true))
        .required(),
    }),
  )
  .unique('question');

/**
 * Reads how the rules of a bank were checked.
 * @param folder of the bank; the files lie in `review/`
 * @throws Error that names the file that is missing or invalid
 */
export async function readRuleReview(folder: string): Promise<RuleReview> {
  return {
    readings: await readArray(path.join(folder, 'review', 'rule-readings.json'), READINGS),
    answers: await readArray(path.join(folder, 'review', 'rule-answers.json'), ANSWERS),
  };
}

/** Questions that are tied otherwise than their review settled, a line each. */
export function ruleReviewGaps(
  { rules: known, officialRulesOf }: Pick<RuleBook, 'rules' | 'officialRulesOf'>,
  { readings, answers }: RuleReview,
): readonly string[] {
  return [
    ...readings.flatMap(({ question, read, settled }) => {
      const main = officialRulesOf.get(question)?.[0];
      if (!known.has(read)) return [`official ${question} is read as ${read}, which is no rule`];
      if (main === settled) return [];
      return [`official ${question} is settled for ${settled}, and tied to ${main ?? 'no rule'}`];
    }),
    ...answers
      .filter(({ question }) => !officialRulesOf.has(question))
      .map(({ question }) => `official ${question} is answered from its rules, and tied to none`),
  ];
}

/** What the review found, as counts. */
export interface RuleReviewFigures {
  readonly readings: number;
  /** How often the reader chose the rule that was tied as the main one. */
  readonly sameMain: number;
  /** How often it was one of those tied. */
  readonly amongTied: number;
  readonly answers: number;
  readonly right: number;
  /** Right ones that the words of the rules tell. */
  readonly told: number;
}

export function ruleReviewFigures({ readings, answers }: RuleReview): RuleReviewFigures {
  return {
    readings: readings.length,
    sameMain: readings.filter(({ tied, read }) => tied[0] === read).length,
    amongTied: readings.filter(({ tied, read }) => tied.includes(read)).length,
    answers: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    told: answers.filter(({ isTold }) => isTold).length,
  };
}
