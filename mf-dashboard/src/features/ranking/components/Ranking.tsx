import type { CategoryName, OwnRankDto, RankingEntryDto, RankingPeriod } from '@zielona-fala/contracts';
import { getOwnRank } from '@zielona-fala/contracts/api/stats/get-own-rank';
import { requestTo } from '@zielona-fala/contracts/portal';
import { cx, Panel, Skeleton, StatusMessage, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { api, asks } from '../../../shared/api/api.ts';
import * as columns from '../../../shared/ui/columns.module.css';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { type RankingOf, useGetRankingQuery } from '../api/get-ranking.ts';
import { OwnRank } from './OwnRank.tsx';
import { Podium } from './Podium.tsx';
import * as css from './Ranking.module.css';
import { RankList } from './RankList.tsx';

const { useGetOwnRankQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnRank: build.query({
      ...asks(({ category, period }: RankingOf) => requestTo(getOwnRank, { category, query: { period } })),
      providesTags: ['Ranking'],
    }),
  }),
});

export interface RankingProps {
  readonly category: CategoryName;
  readonly period: RankingPeriod;
}

const ON_PODIUM = 3;

/** The podium, the learner's own place and the others. */
export function Ranking({ category, period }: RankingProps) {
  const ranking = useGetRankingQuery({ category, period });
  const own = useGetOwnRankQuery({ category, period });
  const both = {
    currentData: ranking.currentData &&
      own.currentData && { entries: ranking.currentData, own: own.currentData, period },
    error: ranking.error ?? own.error,
    refetch: () => Promise.all([ranking.refetch(), own.refetch()]),
  };
  return (
    <Loaded query={both} loading={<RankingSkeleton />}>
      {(known) => <KnownRanking {...known} />}
    </Loaded>
  );
}

interface KnownRankingProps {
  readonly entries: readonly RankingEntryDto[];
  readonly own: OwnRankDto;
  readonly period: RankingPeriod;
}

function KnownRanking({ entries, own, period }: KnownRankingProps) {
  const intl = useIntl();
  return (
    <>
      <div className={cx(columns.columns, columns.wideFirst)}>
        <div className={columns.column}>
          {entries.length >= ON_PODIUM ? <Podium entries={entries} /> : null}
          {entries.length > 0 && entries.length < ON_PODIUM ? <FirstOnes entries={entries} /> : null}
          {entries.length === 0 ? (
            <StatusMessage
              kind="empty"
              title={intl.formatMessage(
                {
                  id: 'dashboard.ranking.empty',
                  defaultMessage:
                    '{period, select, week {W tym tygodniu podium jest puste} other {Podium jest puste}}',
                  description: 'Nobody has passed an exam in the period',
                },
                { period },
              )}
              text={intl.formatMessage({
                id: 'dashboard.ranking.empty.text',
                defaultMessage: 'Pierwsza osoba, która zda, staje na samej górze.',
                description: 'What it takes to be first',
              })}
            />
          ) : null}
          <OwnRank own={own} />
        </div>
        {entries.length > ON_PODIUM ? (
          <RankList entries={entries.slice(ON_PODIUM)} from={ON_PODIUM + 1} />
        ) : null}
      </div>
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.ranking.note"
          defaultMessage="Inni widzą tylko Twoją nazwę i poziom. Przy równej liczbie wyżej jest ten, kto osiągnął ją wcześniej. W każdej kategorii liczy się najwyżej 30 egzaminów dziennie."
          description="What others see, how ties are resolved, and how many exams count"
        />
      </p>
    </>
  );
}

/** Too few for a podium. */
function FirstOnes({ entries }: { readonly entries: readonly RankingEntryDto[] }) {
  return (
    <>
      <p>
        <FormattedMessage
          id="dashboard.ranking.free"
          defaultMessage="{count, plural, one {Na podium jest jeszcze # wolne miejsce.} few {Na podium są jeszcze # wolne miejsca.} many {Na podium jest jeszcze # wolnych miejsc.} other {Na podium jest jeszcze # wolnego miejsca.}}"
          description="Above a ranking of one or two learners: places of the podium that nobody has"
          values={{ count: ON_PODIUM - entries.length }}
        />
      </p>
      <RankList entries={entries} from={1} />
    </>
  );
}

function RankingSkeleton() {
  return (
    <div className={cx(columns.columns, columns.wideFirst)} role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.ranking.loading"
          defaultMessage="Wczytujemy ranking…"
          description="The ranking is being loaded"
        />
      </VisuallyHidden>
      <div className={columns.column}>
        <Skeleton height="17rem" />
        <Panel>
          <Skeleton width="40%" height="6rem" />
          <Skeleton height="3.5rem" />
        </Panel>
      </div>
    </div>
  );
}
