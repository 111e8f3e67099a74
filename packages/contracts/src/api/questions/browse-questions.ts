import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import { PARTS, POINTS, type PointsValue, type QuestionPart } from '../../exam/rules.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { BROWSED_QUESTION, type BrowsedQuestionDto } from './question.ts';

const MAX_TEXT = 100;
const DEFAULT_PAGE = 20;

/** `GET v1/tests/questions`: the one of the asked number first, then whole words, then beginnings; each by number. */
export interface BrowsedQuestionsDto {
  /** How many questions fit, on all pages. */
  readonly total: number;
  readonly questions: readonly BrowsedQuestionDto[];
  /** The `cursor` of the next page; null on the last one. */
  readonly next: string | null;
}

interface Browsing {
  readonly cat: CategoryName;
  readonly lang: QuestionLanguage;
  readonly q: string;
  readonly topic?: QuestionTopic;
  readonly part?: QuestionPart;
  readonly points?: PointsValue;
  readonly bookmarked: boolean;
  readonly limit: number;
  readonly cursor?: string;
}

export const browseQuestions = declare({
  method: 'get',
  path: '/api/v1/tests/questions',
  summary: 'Searches the questions of a category, with their answers',
  access: 'active',
  query: shapeOf<WithDefaults<Browsing, 'q' | 'bookmarked' | 'limit'>>({
    cat: FIELDS.category.required(),
    lang: FIELDS.questionLanguage.required(),
    q: Joi.string().trim().allow('').max(MAX_TEXT).default(''),
    topic: FIELDS.topic,
    part: Joi.string().valid(...PARTS),
    points: Joi.number().valid(...POINTS),
    bookmarked: Joi.boolean().default(false),
    limit: FIELDS.limit.default(DEFAULT_PAGE),
    cursor: Joi.string().pattern(/^[0-2]-\d{1,15}$/),
  }),
  answer: named(
    'BrowsedQuestions',
    shapeOf<BrowsedQuestionsDto>({
      total: FIELDS.count.required(),
      questions: listOf(BROWSED_QUESTION).required(),
      next: Joi.string().allow(null).required(),
    }),
  ),
});
