import { type CategoryName, EXAM, type TestDto } from '@zielona-fala/contracts';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { requestTo } from '@zielona-fala/contracts/portal';
import { Panel, Skeleton, StatusMessage, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api, asks, type PageOf } from '../../../shared/api/api.ts';
import { pagesBy } from '../../../shared/api/pages-by.ts';
import { StartExam } from '../../../shared/launch/StartExam.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { NextPage } from '../../../shared/ui/NextPage.tsx';
import { EVERYTHING, isShown } from '../filter.ts';
import { Filters } from './Filters.tsx';
import * as css from './History.module.css';
import { HistoryLine } from './HistoryLine.tsx';

const PAGE = 30;

/** The learner's tests of a category, newest first, page by page. */
const { useListTestPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTestPages: build.infiniteQuery({
      ...asks(({ queryArg: category, pageParam: before }: PageOf<CategoryName, number>) =>
        requestTo(listTests, { category, query: { limit: PAGE, cursor: before ?? undefined } }),
      ),
      infiniteQueryOptions: pagesBy(PAGE, ({ testId }: TestDto) => testId),
      providesTags: ['Tests'],
    }),
  }),
});

/** All tests of the category, newest first. */
export function History({ category }: { readonly category: CategoryName }) {
  const query = useListTestPagesInfiniteQuery(category);
  const { currentData: data, error, refetch } = query;
  const [filter, setFilter] = useState(EVERYTHING);
  const list = useRef<HTMLDivElement>(null);
  /** Index of the line that is being deleted, until it is gone. */
  const leaving = useRef<{ readonly testId: number; readonly index: number } | null>(null);
  const tests = data?.pages.flat();

  useEffect(() => {
    const { testId, index } = leaving.current ?? {};
    if (index === undefined || data === undefined) return;
    if (data.pages.some((page) => page.some((test) => test.testId === testId))) return;
    leaving.current = null;
    const lines = list.current?.querySelectorAll('li') ?? [];
    const next = lines[index] ?? lines[lines.length - 1];
    (next?.querySelector('a') ?? list.current?.querySelector('button'))?.focus();
  }, [data]);

  return (
    <div className={css.history} ref={list}>
      <Filters category={category} filter={filter} onChange={setFilter} />
      <Loaded query={{ currentData: tests, error, refetch }} loading={<HistorySkeleton />}>
        {(known) =>
          known.length === 0 ? (
            <NoTests category={category} />
          ) : (
            <Lines
              tests={known.filter((test) => isShown(test, filter))}
              areThereOlder={query.hasNextPage}
              onRemoving={(testId, index) => {
                leaving.current = { testId, index };
              }}
            />
          )
        }
      </Loaded>
      <NextPage query={query} />
    </div>
  );
}

interface LinesProps {
  /** Those that fit the filters. */
  readonly tests: readonly TestDto[];
  readonly areThereOlder: boolean;
  readonly onRemoving: (testId: number, index: number) => void;
}

function Lines({ tests, areThereOlder, onRemoving }: LinesProps) {
  return (
    <div>
      <p role="status">
        {tests.length === 0 ? (
          <FormattedMessage
            id="dashboard.history.nothing"
            defaultMessage="{more, select, true {Wśród najnowszych nic takiego nie ma. Poszukaj w starszych.} other {Nic takiego tu nie ma. Zmień filtry.}}"
            description="No listed test fits the filters; more: whether there are older ones"
            values={{ more: areThereOlder }}
          />
        ) : null}
      </p>
      {tests.length === 0 ? null : (
        <Panel>
          <ul className={css.list}>
            {tests.map((test, index) => (
              <li key={test.testId}>
                <HistoryLine test={test} onRemoving={() => onRemoving(test.testId, index)} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function NoTests({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="empty"
      title={intl.formatMessage(
        {
          id: 'dashboard.history.empty',
          defaultMessage: 'Droga wolna: jeszcze żadnego egzaminu kategorii {category}',
          description: 'There is no exam of the category yet',
        },
        { category },
      )}
      text={intl.formatMessage(
        {
          id: 'dashboard.history.empty.text',
          defaultMessage: 'Pierwszy pokaże, ile już umiesz. Zajmie najwyżej {minutes} minut.',
          description: 'Why to take a first exam',
        },
        { minutes: EXAM.durationSeconds / 60 },
      )}
      action={
        <StartExam>
          <FormattedMessage
            id="dashboard.history.empty.action"
            defaultMessage="Zacznij pierwszy egzamin"
            description="Starts an exam"
          />
        </StartExam>
      }
    />
  );
}

const SKELETON_LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

function HistorySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.history.loading"
          defaultMessage="Wczytujemy egzaminy…"
          description="The exams are being loaded"
        />
      </VisuallyHidden>
      <Panel>
        {SKELETON_LINES.map((line) => (
          <Skeleton key={line} height="2.5rem" />
        ))}
      </Panel>
    </div>
  );
}
