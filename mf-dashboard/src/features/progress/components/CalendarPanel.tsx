import { midnightOf } from '@zielona-fala/contracts';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useGetActivityQuery } from '../../../shared/api/get-activity.ts';
import { calendarDays } from '../domain/calendar-weeks.ts';
import { CalendarChart, CalendarLegend } from './CalendarChart.tsx';
import { COLUMNS } from './columns.ts';
import { Figures } from './Figures.tsx';
import * as css from './Progress.module.css';
import { QuestionPanel } from './QuestionPanel.tsx';

/** "When do I practise?": answers by day of the learner's calendar, in all categories. */
export function CalendarPanel({ days }: { readonly days: number }) {
  const intl = useIntl();
  const asked = useGetActivityQuery(days);
  return (
    <QuestionPanel
      asked={asked}
      height="17rem"
      title={
        <FormattedMessage
          id="dashboard.statistics.calendar"
          defaultMessage="Kiedy ćwiczę?"
          description="Heading of the calendar: the learner's question"
        />
      }
    >
      {(activity) => {
        const all = calendarDays(activity, days);
        const active = all.filter(({ answered }) => answered > 0);
        const { current, longest } = activity.streak;
        return (
          <>
            <p className={css.answer}>
              <FormattedMessage
                id="dashboard.statistics.calendar.answer"
                defaultMessage="{active, plural, =0 {W ostatnich {days} dniach jeszcze wcale. Dziś jest dobry dzień na początek.} other {{active, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} z ostatnich {days}. Z rzędu: {current}, najdłużej: {longest}.}}"
                description="Answer to: when do I practise? Days with answers; length of the current and the longest streak"
                values={{ active: active.length, days, current, longest }}
              />
            </p>
            <CalendarChart
              days={all}
              label={intl.formatMessage(
                {
                  id: 'dashboard.statistics.calendar.label',
                  defaultMessage:
                    'Kalendarz ostatnich {days} dni, im więcej odpowiedzi, tym mocniejszy kolor. Liczby są w tabeli poniżej.',
                  description: 'The calendar in words',
                },
                { days },
              )}
            />
            <CalendarLegend />
            {active.length > 0 ? (
              <Figures
                label={intl.formatMessage({
                  id: 'dashboard.statistics.calendar.table',
                  defaultMessage: 'Odpowiedzi według dni',
                  description: 'Names the table of days',
                })}
                columns={[
                  intl.formatMessage(COLUMNS.day),
                  intl.formatMessage({
                    id: 'dashboard.statistics.calendar.answered',
                    defaultMessage: 'Odpowiedzi',
                    description: 'Column: questions answered on a day',
                  }),
                ]}
                rows={active.toReversed().map(({ day, answered }) => ({
                  key: day,
                  cells: [
                    <FormattedDate
                      key="day"
                      value={midnightOf(day)}
                      timeZone="UTC"
                      weekday="short"
                      day="numeric"
                      month="short"
                    />,
                    answered,
                  ],
                }))}
              />
            ) : null}
          </>
        );
      }}
    </QuestionPanel>
  );
}
