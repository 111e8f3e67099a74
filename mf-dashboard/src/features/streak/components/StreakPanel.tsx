import type { ActivityDto } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { STREAK_DAYS, useGetActivityQuery } from '../../../shared/api/get-activity.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { StreakToday } from '../../../shared/ui/StreakToday.tsx';
import { weekOf } from '../domain/week.ts';
import * as css from './StreakPanel.module.css';
import { Week } from './Week.tsx';

export interface StreakPanelProps {
  /** Whether a test that is not finished has answers: they count once it is. */
  readonly hasOpenAnswers: boolean;
}

/** Days of practice in a row: this week, what today still needs, and the free day. */
export function StreakPanel({ hasOpenAnswers }: StreakPanelProps) {
  const query = useGetActivityQuery(STREAK_DAYS);
  const { data } = query;
  return (
    <Panel labelledBy="streak">
      <h2 id="streak">
        {data ? (
          <FormattedMessage
            id="dashboard.streak"
            defaultMessage="{days, plural, =0 {Seria zaczyna się dziś} one {# dzień z rzędu} few {# dni z rzędu} many {# dni z rzędu} other {# dnia z rzędu}}"
            description="Heading of the streak: days of practice in a row"
            values={{ days: data.streak.current }}
          />
        ) : (
          <FormattedMessage
            id="dashboard.streak.heading"
            defaultMessage="Dni z rzędu"
            description="Heading of the streak until it is known"
          />
        )}
      </h2>
      <Loaded compact query={query} loading={<StreakSkeleton />}>
        {(activity) => <Streak activity={activity} hasOpenAnswers={hasOpenAnswers} />}
      </Loaded>
    </Panel>
  );
}

function StreakSkeleton() {
  return (
    <>
      <Skeleton height="3.25rem" />
      <div className={css.texts}>
        <Skeleton width="70%" />
      </div>
    </>
  );
}

function Streak({ activity, hasOpenAnswers }: StreakPanelProps & { readonly activity: ActivityDto }) {
  const { today, streak } = activity;
  return (
    <>
      <Week days={weekOf(activity)} today={today} />
      <div className={css.texts}>
        <p>
          <StreakToday activity={activity} />
          {hasOpenAnswers && !streak.isReachedToday ? (
            <>
              {' '}
              <FormattedMessage
                id="dashboard.streak.open-test"
                defaultMessage="Odpowiedzi z niedokończonego testu doliczymy, gdy go skończysz."
                description="Answers of a test that is not finished do not count for the streak yet"
              />
            </>
          ) : null}
        </p>
        <p className={css.faint}>
          {streak.isFreezeLeft ? (
            <FormattedMessage
              id="dashboard.streak.freeze"
              defaultMessage="W tym tygodniu masz jeszcze jeden wolny dzień: nie zerwie serii."
              description="A day of this week can still be missed"
            />
          ) : (
            <FormattedMessage
              id="dashboard.streak.freeze.used"
              defaultMessage="Wolny dzień tego tygodnia jest wykorzystany."
              description="The one day of this week that may be missed was missed"
            />
          )}
        </p>
      </div>
    </>
  );
}
