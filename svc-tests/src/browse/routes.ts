import {
  type CategoryName,
  type Locale,
  PARTS,
  POINTS,
  type PointsValue,
  type QuestionPart,
  type QuestionTopic,
} from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import type { QuestionPresenter } from '../bank/present.ts';
import type { BankStore } from '../bank/store.ts';
import type { BookmarkStore } from '../bookmarks/store.ts';
import type { Position } from './question-index.ts';
import type { SearchedBank } from './searched-bank.ts';

const LONGEST_TEXT = 100;
const USUAL_PAGE = 20;
const LONGEST_PAGE = 100;

interface Browsing {
  readonly cat: CategoryName;
  readonly lang: Locale;
  readonly q: string;
  readonly topic?: QuestionTopic;
  readonly part?: QuestionPart;
  readonly points?: PointsValue;
  readonly bookmarked: boolean;
  readonly limit: number;
  readonly cursor?: string;
}

const BROWSING = shapeOf<Browsing>({
  cat: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  q: Joi.string().trim().allow('').max(LONGEST_TEXT).default(''),
  topic: FIELDS.topic,
  part: Joi.string().valid(...PARTS),
  points: Joi.number().valid(...POINTS),
  bookmarked: Joi.boolean().default(false),
  limit: Joi.number().integer().min(1).max(LONGEST_PAGE).default(USUAL_PAGE),
  cursor: Joi.string().pattern(/^[0-2]-\d{1,15}$/),
});

export interface BrowseParts {
  readonly searched: SearchedBank;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly bookmarks: Pick<BookmarkStore, 'numbers'>;
  readonly present: QuestionPresenter;
  /** Questions whose answers a learner must not see now. */
  withheldFrom(userId: number): Promise<ReadonlySet<number>>;
}

/** Looking through the questions, and searching them. */
export function browseEndpoints(parts: BrowseParts): readonly Endpoint[] {
  const { searched, bank, bookmarks, present, withheldFrom } = parts;
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/tests/questions',
      summary: 'The questions of a category, searched and filtered, with their answers',
      access: 'active',
      query: BROWSING,
      returns: RESPONSES.browsedQuestions,
      async handle({ query, user }) {
        const [marked, withheld] = await Promise.all([
          bookmarks.numbers(user.userId),
          withheldFrom(user.userId),
        ]);
        const { cat: category, lang, q: text, topic, part, points, limit } = query;
        const { total, hits } = await searched.find(
          { category, lang, text, topic, part, points, ...(query.bookmarked && { among: marked }) },
          { limit, after: query.cursor === undefined ? null : positionIn(query.cursor) },
        );
        const questions = await bank.revisions(hits);
        const bookmarked = new Set(marked);
        const last = hits.length < limit ? undefined : hits.at(-1);
        return {
          total,
          questions: await Promise.all(
            questions.map((question) =>
              present.browsed(question, lang, {
                isBookmarked: bookmarked.has(question.number),
                isWithheld: withheld.has(question.number),
              }),
            ),
          ),
          next: last === undefined ? null : cursorOf(last),
        };
      },
    }),
  ];
}

const cursorOf = ({ rank, number }: Position): string => `${rank}-${number}`;

function positionIn(cursor: string): Position {
  const [rank, number] = cursor.split('-').map(Number);
  return { rank: rank as Position['rank'], number: number ?? 0 };
}
