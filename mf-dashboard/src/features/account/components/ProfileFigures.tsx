import { type CategoryName, EXAM } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { STREAK_DAYS, useGetActivityQuery } from '../../../shared/api/get-activity.ts';
import { useGetHistoryQuery } from '../../../shared/api/get-history.ts';
import { useCategory } from '../../../shared/use-category.ts';
import * as css from './ProfileFigures.module.css';

/** A year of exams. */
const HISTORY_DAYS = 365;

/** What the learner has reached: the streak, its longest, and the best exam of the chosen category. */
export function ProfileFigures() {
  const category = useCategory();
  const activity = useGetActivityQuery(STREAK_DAYS);
  const history = useGetHistoryQuery({ category, days: HISTORY_DAYS });
  const streak = activity.currentData?.streak;
  return (
    <Panel>
      <dl className={css.figures}>
        <Figure asked={activity} value={streak?.current}>
          <FormattedMessage
            id="dashboard.profile.streak"
            defaultMessage="{days, plural, one {dzień z rzędu} few {dni z rzędu} many {dni z rzędu} other {dnia z rzędu}}"
            description="Below the number of days in a row"
            values={{ days: streak?.current ?? 0 }}
          />
        </Figure>
        <Figure asked={activity} value={streak?.longest}>
          <FormattedMessage
            id="dashboard.profile.longest"
            defaultMessage="najdłuższa seria"
            description="Below the most days in a row there ever were"
          />
        </Figure>
        <Figure asked={history} value={bestOf(history.currentData)}>
          <BestLabel category={category} />
        </Figure>
      </dl>
    </Panel>
  );
}

const bestOf = (exams: readonly { readonly summaryPoints: number }[] | undefined): number | undefined =>
  exams === undefined || exams.length === 0
    ? undefined
    : Math.max(...exams.map(({ summaryPoints }) => summaryPoints));

function BestLabel({ category }: { readonly category: CategoryName }) {
  return (
    <FormattedMessage
      id="dashboard.profile.best"
      defaultMessage="najlepszy egzamin kat. {category}, z {total} pkt"
      description="Below the points of the best exam"
      values={{ category, total: EXAM.totalPoints }}
    />
  );
}

interface FigureProps {
  readonly asked: { readonly currentData?: unknown; readonly isFetching: boolean };
  /** Undefined while unknown, or where there is none yet. */
  readonly value: number | undefined;
  readonly children: ReactNode;
}

function Figure({ asked, value, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <dd>
        {asked.isFetching && asked.currentData === undefined ? (
          <Skeleton width="2ch" />
        ) : value === undefined ? (
          '–'
        ) : (
          <FormattedNumber value={value} />
        )}
      </dd>
      <dt>{children}</dt>
    </div>
  );
}
