import Joi from 'joi';
import { isDay } from '../days.ts';
import { CATEGORIES } from '../exam/categories.ts';
import { LETTER_ANSWERS, PARTS, POINTS, YES_NO_ANSWERS } from '../exam/rules.ts';
import { TOPICS } from '../exam/topics.ts';
import { QUESTION_LANGUAGES } from '../locales.ts';
import { ACTS } from './acts.ts';
import { type BankQuestion, FIRST_OWN_NUMBER } from './question.ts';

const MAX_QUESTION_LENGTH = 314;
const MAX_ANSWER_LENGTH = 229;
const MAX_PROSE_LENGTH = 1000;

/** Words in each of some languages. */
export const inEach = (languages: readonly string[], longest: number): Joi.ObjectSchema =>
  Joi.object(
    Object.fromEntries(languages.map((language) => [language, Joi.string().trim().max(longest).required()])),
  );

const translations = (longest: number): Joi.ObjectSchema => inEach(QUESTION_LANGUAGES, longest);

/** A file of the media folder, of one of some types. */
export const fileOf = (...types: string[]): Joi.StringSchema =>
  Joi.string().pattern(new RegExp(`^([a-z0-9-]+/)*[a-z0-9-]+\\.(${types.join('|')})$`));
const picture = fileOf('svg', 'webp', 'png', 'jpg');
const film = fileOf('webm', 'mp4');

const stillOfFilm = Joi.when('file', {
  is: film,
  // biome-ignore lint/suspicious/noThenProperty: joi's own name for the branch
  then: picture.required(),
  otherwise: Joi.forbidden(),
});

const media = Joi.object({
  file: Joi.alternatives(picture, film).required(),
  poster: stillOfFilm,
  lastFrame: stillOfFilm,
  alt: translations(MAX_PROSE_LENGTH).required(),
});

const answers = Joi.object(
  Object.fromEntries(LETTER_ANSWERS.map((letter) => [letter, translations(MAX_ANSWER_LENGTH).required()])),
);

/** A day of the calendar, `YYYY-MM-DD`. */
export const date = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .custom((text: string, { error }) => (isDay(text) ? text : error('string.isoDate')))
  .required();

/** Where the law says it. */
export const legalReference = Joi.object({
  act: Joi.string()
    .valid(...Object.keys(ACTS))
    .required(),
  article: Joi.string().trim().required(),
  asOf: date,
});

/** One question of a data file. In our own bank a primary question is yes/no and a technical one has three answers. */
export const BANK_QUESTION_SCHEMA: Joi.ObjectSchema<BankQuestion> = Joi.object<BankQuestion>({
  number: Joi.number().integer().min(FIRST_OWN_NUMBER).max(Number.MAX_SAFE_INTEGER).required(),
  part: Joi.string()
    .valid(...PARTS)
    .required(),
  points: Joi.number()
    .valid(...POINTS)
    .required(),
  categories: Joi.array()
    .items(Joi.string().valid(...CATEGORIES))
    .min(1)
    .unique()
    .required(),
  topic: Joi.string()
    .valid(...TOPICS)
    .required(),
  correct: Joi.when('part', {
    is: 'primary',
    // biome-ignore lint/suspicious/noThenProperty: joi's own name for the branch
    then: Joi.valid(...YES_NO_ANSWERS),
    otherwise: Joi.valid(...LETTER_ANSWERS),
  }).required(),
  media: media.allow(null).required(),
  text: translations(MAX_QUESTION_LENGTH).required(),
  answers: Joi.when('part', {
    is: 'primary',
    // biome-ignore lint/suspicious/noThenProperty: joi's own name for the branch
    then: Joi.valid(null),
    otherwise: answers,
  }).required(),
  explanation: translations(MAX_PROSE_LENGTH).required(),
  legalBasis: Joi.array().items(legalReference).min(1).required(),
  checked: date,
}).prefs({ convert: false });
