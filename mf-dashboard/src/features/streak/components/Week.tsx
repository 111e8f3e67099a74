import { type Day, midnightOf } from '@zielona-fala/contracts';
import { cx, Icon, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { WeekDay } from '../domain/week.ts';
import * as css from './StreakPanel.module.css';

export interface WeekProps {
  readonly days: readonly WeekDay[];
  readonly today: Day;
}

/** A light for each day of the week. */
export function Week({ days, today }: WeekProps) {
  return (
    <ol className={css.week}>
      {days.map(({ day, answered, state }) => (
        <li key={day} className={cx(css.day, day === today && css.today)}>
          <span aria-hidden="true">
            <FormattedDate value={midnightOf(day)} timeZone="UTC" weekday="short" />
          </span>
          <span className={cx(css.light, LIGHTS[state])} aria-hidden="true">
            {state === 'reached' ? <Icon name="check" size="small" /> : null}
            {state === 'frozen' ? '–' : null}
          </span>
          <VisuallyHidden>
            <FormattedDate value={midnightOf(day)} timeZone="UTC" weekday="long" />{' '}
            <FormattedMessage
              id="dashboard.streak.day"
              defaultMessage="{state, select, reached {zaliczony} frozen {wolny dzień} coming {jeszcze przed Tobą} other {{answered, plural, =0 {bez odpowiedzi} one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}}}"
              description="A day of the week, after its name: it counts for the streak, was covered by the free day, is still to come, or how much was answered"
              values={{ state, answered }}
            />
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

const LIGHTS: Readonly<Record<WeekDay['state'], string | undefined>> = {
  reached: css.reached,
  frozen: css.frozen,
  open: css.open,
  missed: undefined,
  none: undefined,
  coming: undefined,
};
