import { browseQuestions } from '@zielona-fala/contracts/api/questions/browse-questions';
import type { BankStore } from '@zielona-fala/question-store';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { QuestionPresenter } from '../bank/present.ts';
import type { BookmarkStore } from '../bookmarks/store.ts';
import type { Position } from './question-index.ts';
import type { SearchedBank } from './searched-bank.ts';

export interface BrowseParts {
  readonly searched: SearchedBank;
  readonly bank: Pick<BankStore, 'revisions'>;
  readonly bookmarks: Pick<BookmarkStore, 'numbers'>;
  readonly present: QuestionPresenter;
  /** Questions whose answers a learner must not see now. */
  withheldFrom(userId: number): Promise<ReadonlySet<number>>;
}

/** Looking through the questions, and searching them. */
export function browseRoutes(parts: BrowseParts): readonly Endpoint[] {
  const { searched, bank, bookmarks, present, withheldFrom } = parts;
  return [
    serve(browseQuestions, async ({ query, user }) => {
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
    }),
  ];
}

const cursorOf = ({ rank, number }: Position): string => `${rank}-${number}`;

function positionIn(cursor: string): Position {
  const [rank, number] = cursor.split('-').map(Number);
  return { rank: rank as Position['rank'], number: number ?? 0 };
}
