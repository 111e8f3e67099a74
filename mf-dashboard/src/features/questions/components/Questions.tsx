import type { BrowsedQuestionsDto, CategoryName, QuestionLanguage } from '@zielona-fala/contracts';
import { browseQuestions } from '@zielona-fala/contracts/api/questions/browse-questions';
import { requestTo } from '@zielona-fala/contracts/portal';
import { useNavigate, useSearchParams } from '@zielona-fala/web-kit/router';
import { Skeleton, StatusMessage, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { api, asks, type PageOf } from '../../../shared/api/api.ts';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { NextPage, type NextPageProps } from '../../../shared/ui/NextPage.tsx';
import { useCategory } from '../../../shared/use-category.ts';
import { areAllBookmarks, queryOf, type WantedQuestions, wantedOf } from '../wanted.ts';
import { FoundRules } from './FoundRules.tsx';
import { QuestionLine } from './QuestionLine.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';
import * as css from './Questions.module.css';

interface BrowsedQuestions {
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  readonly wanted: WantedQuestions;
}

/** The questions of a category, page by page; a page is asked for by the `next` of the one before. */
const { useBrowseQuestionsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    browseQuestions: build.infiniteQuery({
      ...asks(({ queryArg: { category, lang, wanted }, pageParam }: PageOf<BrowsedQuestions, string>) => {
        const { text, topic, part, points, bookmarked } = wanted;
        return requestTo(browseQuestions, {
          query: {
            q: text === '' ? undefined : text,
            topic: topic ?? undefined,
            part: part ?? undefined,
            points: points ?? undefined,
            bookmarked: bookmarked ? true : undefined,
            cat: category,
            lang,
            cursor: pageParam ?? undefined,
          },
        });
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      // shown questions stay while their bookmarks are removed
      providesTags: (_result, _error, { wanted }) => (wanted.bookmarked ? [] : ['Tests']),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** All questions of the category with their answers, searched and filtered; the address keeps what is shown. */
export function Questions() {
  const navigate = useNavigate();
  const category = useCategory();
  const wanted = wantedOf(useSearchParams()[0]);
  const show = (next: WantedQuestions) =>
    navigate(`${pathOf('dashboard-questions')}?${queryOf(next)}`, { replace: true });
  return (
    <div className={css.browser}>
      <QuestionSearch wanted={wanted} onChange={show} />
      <FoundRules category={category} text={wanted.text} />
      <FoundQuestions wanted={wanted} />
    </div>
  );
}

function FoundQuestions({ wanted }: { readonly wanted: WantedQuestions }) {
  const category = useCategory();
  const [lang] = useTestLanguage();
  const query = useBrowseQuestionsInfiniteQuery({ category, lang, wanted });
  const count = query.currentData?.pages[0]?.total;
  return (
    <>
      <p className={css.total} role="status">
        {count === undefined ? null : (
          <FormattedMessage
            id="dashboard.questions.total"
            defaultMessage="{count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}"
            description="How many questions fit the search"
            values={{ count }}
          />
        )}
      </p>
      <Loaded query={query} loading={<Waiting />}>
        {({ pages }) =>
          pages[0]?.questions.length ? (
            <FoundPages
              key={`${category} ${queryOf(wanted)}`}
              pages={pages}
              category={category}
              query={query}
            />
          ) : (
            <NothingFound isBookmarks={areAllBookmarks(wanted)} />
          )
        }
      </Loaded>
    </>
  );
}

interface FoundPagesProps {
  readonly pages: readonly BrowsedQuestionsDto[];
  readonly category: CategoryName;
  readonly query: NextPageProps['query'];
}

function FoundPages({ pages, category, query }: FoundPagesProps) {
  const questions = pages.flatMap((page) => page.questions);
  return (
    <>
      <ol className={css.list}>
        {questions.map((question) => (
          <QuestionLine key={question.questionNumber} question={question} category={category} />
        ))}
      </ol>
      <NextPage query={query}>
        <FormattedMessage
          id="dashboard.questions.more"
          defaultMessage="Pokaż więcej"
          description="Loads more questions below those shown"
        />
      </NextPage>
    </>
  );
}

function Waiting() {
  return (
    <div className={css.list} role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.questions.loading"
          defaultMessage="Wczytujemy pytania…"
          description="Questions are being loaded"
        />
      </VisuallyHidden>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}

function NothingFound({ isBookmarks }: { readonly isBookmarks: boolean }) {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="empty"
      level={2}
      title={intl.formatMessage(
        {
          id: 'dashboard.questions.none',
          defaultMessage: '{bookmarks, select, true {Nie ma tu zakładek} other {Nic nie pasuje}}',
          description: 'No question fits the search, or none is bookmarked',
        },
        { bookmarks: isBookmarks },
      )}
      text={intl.formatMessage(
        {
          id: 'dashboard.questions.none.text',
          defaultMessage:
            '{bookmarks, select, true {Przy każdym pytaniu jest przycisk „Dodaj do zakładek”. Dodane znajdziesz tutaj.} other {Zmień słowa albo zdejmij filtr.}}',
          description: 'What to do when no question is found',
        },
        { bookmarks: isBookmarks },
      )}
    />
  );
}
