import Joi from 'joi';
import type { RuleNameDto } from '../api/rules/rule-name.ts';
import { TOPICS, type Topic } from '../exam/topics.ts';
import { FORMATS, LOCALES, type Locale } from '../locales.ts';
import { FIELDS } from '../schemas/fields.ts';
import type { LegalReference } from './question.ts';
import { date, fileOf, inEach, legalReference } from './schema.ts';

/** Units of figures: symbols that every language writes alike. */
export const FIGURE_UNITS = [
  'km/h',
  'm',
  'cm',
  'mm',
  't',
  'kg',
  '‰',
  'mg/l',
  'min',
  'h',
  's',
  '%',
  'dB',
  'kW',
  'cm³',
  'kg/kW',
  '°',
] as const;

/** A speed, distance, mass or time that the law sets. */
export interface Figure {
  readonly value: number;
  readonly unit: (typeof FIGURE_UNITS)[number];
}

/** Text of a rule in each interface language; `{name}` is a placeholder for a figure. */
export type RuleText = Readonly<Record<Locale, string>>;

/** A rule that questions are based on, as stored in its file. */
export interface Rule {
  /** What addresses it, e.g. `yield-to-the-right`. */
  readonly id: string;
  readonly topic: Topic;
  readonly title: RuleText;
  readonly text: RuleText;
  /** How the situation is recognised. */
  readonly recognise: RuleText;
  /** The commonest mistake. */
  readonly mistake: RuleText;
  readonly figures?: Readonly<Record<string, Figure>>;
  readonly legalBasis: readonly LegalReference[];
  /** Date of the last comparison with the law, `YYYY-MM-DD`. */
  readonly checked: string;
  /** A picture of the media folder that shows the situation. */
  readonly picture: { readonly file: string; readonly alt: RuleText } | null;
  /** Ids of exceptions, contrasts and neighbours. */
  readonly beside: readonly string[];
}

const MAX_TITLE_LENGTH = 120;
const MAX_TEXT_LENGTH = 600;
const FIGURE_NAME = /\{(\w+)\}/g;

const inEachLanguage = (longest: number): Joi.ObjectSchema => inEach(LOCALES, longest).required();

/** One rule of a data file. */
export const RULE_SCHEMA: Joi.ObjectSchema<Rule> = Joi.object<Rule>({
  id: FIELDS.rule.required(),
  topic: Joi.string()
    .valid(...TOPICS)
    .required(),
  title: inEachLanguage(MAX_TITLE_LENGTH),
  text: inEachLanguage(MAX_TEXT_LENGTH),
  recognise: inEachLanguage(MAX_TEXT_LENGTH),
  mistake: inEachLanguage(MAX_TEXT_LENGTH),
  figures: Joi.object().pattern(
    /^\w+$/,
    Joi.object({
      value: Joi.number().required(),
      unit: Joi.string()
        .valid(...FIGURE_UNITS)
        .required(),
    }),
  ),
  legalBasis: Joi.array().items(legalReference).min(1).required(),
  checked: date,
  picture: Joi.object({
    file: fileOf('svg').required(),
    alt: inEachLanguage(MAX_TEXT_LENGTH),
  })
    .allow(null)
    .required(),
  beside: Joi.array().items(FIELDS.rule).unique().required(),
}).prefs({ convert: false });

/** The rules that each question is based on: `{ "1000101": ["yield-to-the-right"] }`, most important first. */
export const TIES_SCHEMA: Joi.ObjectSchema<Readonly<Record<string, readonly string[]>>> = Joi.object()
  .pattern(/^\d+$/, Joi.array().items(FIELDS.rule).min(1).unique())
  .prefs({ convert: false });

/** Rules behind questions of the official bank, by the digest of their words. */
export const OFFICIAL_TIES_SCHEMA: Joi.ObjectSchema<Readonly<Record<string, readonly string[]>>> =
  Joi.object()
    .pattern(/^[0-9a-f]{12}$/, Joi.array().items(FIELDS.rule).min(1).unique())
    .prefs({ convert: false });

/** Names of the figures that words of a rule speak of. */
export function figuresIn(words: string): readonly string[] {
  return [...words.matchAll(FIGURE_NAME)].map(([, name = '']) => name);
}

const numbersIn = (locale: Locale) =>
  new Intl.NumberFormat(FORMATS[locale], { maximumFractionDigits: 3, useGrouping: false });
/** Made once: a list writes hundreds of rules out, and a format costs more than its use. */
const NUMBERS = { pl: numbersIn('pl'), en: numbersIn('en'), de: numbersIn('de') } satisfies Record<
  Locale,
  Intl.NumberFormat
>;

const figureIn =
  (locale: Locale) =>
  ({ value, unit }: Figure): string => {
    const gap = unit === '°' || (unit === '%' && locale === 'en') ? '' : '\u00a0';
    return `${NUMBERS[locale].format(value)}${gap}${unit}`;
  };

/** The figures of a rule as its words say them, each once. */
export const figuresOf = ({ figures = {} }: Pick<Rule, 'figures'>, locale: Locale): readonly string[] => [
  ...new Set(Object.values(figures).map(figureIn(locale))),
];

/**
 * Words of a rule in a language, its figures written out: `{limit}` becomes 50 km/h.
 * @param words one of the texts of the rule
 */
export function withFigures(
  words: RuleText,
  { figures = {} }: Pick<Rule, 'figures'>,
  locale: Locale,
): string {
  const written = figureIn(locale);
  return words[locale].replace(FIGURE_NAME, (name, key: string) => {
    const figure = figures[key];
    return figure ? written(figure) : name;
  });
}

/** What a rule is found and called by in a language. */
export const ruleName = (rule: Pick<Rule, 'id' | 'title' | 'figures'>, locale: Locale): RuleNameDto => ({
  ruleId: rule.id,
  title: withFigures(rule.title, rule, locale),
});
