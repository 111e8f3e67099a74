import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { STREAK_DAYS, useGetActivityQuery } from '../../shared/api/get-activity.ts';

/** Announces the streak day together with the other rewards of the test. */
export function useStreakWin(): void {
  const intl = useIntl();
  const { celebration } = usePortal();
  const { data } = useGetActivityQuery(STREAK_DAYS);
  const days = data?.streak.isReachedToday ? data.streak.current : 0;
  useEffect(() => {
    if (days === 0) return;
    const title = intl.formatMessage(
      {
        id: 'dashboard.result.streak',
        defaultMessage: 'Dzień {days} z rzędu',
        description: 'Told with a new level or medal: today is such a day of the streak, from 1',
      },
      { days },
    );
    return celebration?.tell({ title, isCompanion: true });
  }, [days, intl, celebration]);
}
