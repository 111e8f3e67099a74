import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@zielona-fala/contracts';
import {
  type BankQuestion,
  type Rule,
  type RuleBook,
  RulesRefused,
  readRules,
} from '@zielona-fala/contracts/bank';
import { wrongTermsIn } from './wording.ts';

/** Words that each part of a rule may have in a language: it is read between two questions. */
const MAX_WORDS = { title: 10, text: 60, recognise: 30, mistake: 30 } as const;
const PARTS = ['title', 'text', 'recognise', 'mistake'] as const;

export interface RuleInspection {
  /** Null where it could not be read. */
  readonly book: RuleBook | null;
  /** What is wrong, a line each; empty when all is well. */
  readonly problems: readonly string[];
}

/**
 * Looks at the rules of a bank folder and at how its questions are tied to them, more strictly than loading does.
 * @param folder holds `rules/*.json` and `media/`
 */
export function inspectRules(folder: string, questions: readonly BankQuestion[]): RuleInspection {
  try {
    const book = readRules(folder);
    const rules = [...book.rules.values()];
    const numbers = new Set(questions.map(({ number }) => number));
    return {
      book,
      problems: [
        ...rules.flatMap((rule) => flawsOf(rule, folder)),
        ...[...numbers]
          .filter((number) => !book.rulesOf.has(number))
          .map((number) => `${number} is tied to no rule`),
        ...[...book.rulesOf.keys()]
          .filter((number) => !numbers.has(number))
          .map((number) => `ties.json ${number}: there is no such question`),
      ],
    };
  } catch (error) {
    if (error instanceof RulesRefused) return { book: null, problems: error.problems };
    throw error;
  }
}

function flawsOf(rule: Rule, folder: string): readonly string[] {
  const { id, picture, legalBasis, checked } = rule;
  return [
    ...PARTS.flatMap((part) =>
      LOCALES.flatMap((locale) => {
        const words = rule[part][locale].split(/\s+/u).length;
        const tooLong =
          words > MAX_WORDS[part]
            ? [`${part} has ${words} words in ${locale}, at most ${MAX_WORDS[part]}`]
            : [];
        return [...tooLong, ...wrongTermsIn(rule[part][locale], locale)];
      }),
    ),
    ...(picture !== null && !existsSync(path.join(folder, 'media', picture.file))
      ? [`${picture.file} does not exist`]
      : []),
    ...legalBasis
      .filter(({ asOf }) => asOf > checked)
      .map(({ asOf }) => `checked on ${checked}, before its law of ${asOf}`),
  ].map((flaw) => `${id}: ${flaw}`);
}
