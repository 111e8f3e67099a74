import { dayIn, daysBetween, midnightOf } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Icon, Skeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import { useGetPreferencesQuery } from '../../../shared/api/preferences.ts';
import * as css from './PlanPanel.module.css';

const toSettings = (words: ReactNode) => <Link to={pathOf('dashboard-settings')}>{words}</Link>;

/** How many days are left until the state exam; leads to where its day is set. */
export function ExamCountdown() {
  const { data, error } = useGetPreferencesQuery();
  return (
    <p className={css.exam}>
      <Icon name="flag" />
      {data?.examDate ? (
        <span>
          <FormattedMessage
            id="dashboard.plan.exam"
            defaultMessage="{state, select, past {Egzamin państwowy był {day}. Zdajesz jeszcze raz? <settings>Ustaw nową datę</settings>} other {{days, plural, =0 {Egzamin państwowy jest dziś. Powodzenia!} =1 {Egzamin państwowy jest jutro. Powodzenia!} one {Do egzaminu państwowego został # dzień} few {Do egzaminu państwowego zostały # dni: {day}} many {Do egzaminu państwowego zostało # dni: {day}} other {Do egzaminu państwowego zostało # dnia: {day}}}}}"
            description="Days until the learner's state exam; state is past when it is over"
            values={{
              ...standing(data.examDate, data.timeZone),
              day: (
                <FormattedDate value={midnightOf(data.examDate)} timeZone="UTC" day="numeric" month="long" />
              ),
              settings: toSettings,
            }}
          />
        </span>
      ) : data || error ? (
        <span>
          <FormattedMessage
            id="dashboard.plan.exam.unset"
            defaultMessage="Masz już termin? <settings>Ustaw datę egzaminu</settings>, a plan zdąży przed nią."
            description="The day of the state exam is not set; a link to the settings"
            values={{ settings: toSettings }}
          />
        </span>
      ) : (
        <Skeleton width="60%" />
      )}
    </p>
  );
}

function standing(examDate: string, timeZone: string) {
  const days = daysBetween(dayIn(timeZone, new Date()), examDate);
  return { days: Math.max(0, days), state: days < 0 ? 'past' : 'ahead' };
}
