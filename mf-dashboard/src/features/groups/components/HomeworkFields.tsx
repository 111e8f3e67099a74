import { addDays, HOMEWORK_BOUNDS, midnightOf, polishDayOf } from '@zielona-fala/contracts';
import type { BindField } from '@zielona-fala/web-kit';
import { TextField } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';

export interface HomeworkValues {
  readonly count: string;
  readonly due: string;
}

const DEFAULT_COUNT = 20;
const DEFAULT_DAYS = 7;

export const usualHomework = (): HomeworkValues => ({
  count: String(DEFAULT_COUNT),
  due: addDays(polishDayOf(new Date()), DEFAULT_DAYS),
});

/** How much homework, and until when. */
export function HomeworkFields({ field }: { readonly field: BindField<HomeworkValues> }) {
  const intl = useIntl();
  const today = polishDayOf(new Date());
  const last = addDays(today, HOMEWORK_BOUNDS.days);
  const wrongCount = intl.formatMessage(
    {
      id: 'dashboard.homework.count.wrong',
      defaultMessage: 'Podaj liczbę od 1 do {most}.',
      description: 'The number of questions of homework is none that can be set',
    },
    { most: HOMEWORK_BOUNDS.questions },
  );
  const wrongDay = intl.formatMessage(
    {
      id: 'dashboard.homework.due.wrong',
      defaultMessage: 'Wybierz dzień od dziś do {last}.',
      description: 'The last day of homework is none that can be set; last is a day with its year',
    },
    { last: intl.formatDate(midnightOf(last), { timeZone: 'UTC', dateStyle: 'long' }) },
  );
  const isCount = (typed: string) =>
    /^\d+$/.test(typed) && +typed >= 1 && +typed <= HOMEWORK_BOUNDS.questions;
  return (
    <>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.homework.count',
          defaultMessage: 'Ile pytań',
          description: 'Label of the number of questions of homework',
        })}
        type="number"
        inputMode="numeric"
        min={1}
        max={HOMEWORK_BOUNDS.questions}
        {...field('count', { rules: { validate: (typed) => isCount(typed) || wrongCount } })}
      />
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.homework.due.label',
          defaultMessage: 'Do kiedy',
          description: 'Label of the last day of homework',
        })}
        type="date"
        min={today}
        max={last}
        {...field('due', { rules: { validate: (day) => (day >= today && day <= last) || wrongDay } })}
      />
    </>
  );
}
