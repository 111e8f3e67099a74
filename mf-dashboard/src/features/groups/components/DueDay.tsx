import { type Day, dayIn, midnightOf, polishDayOf } from '@zielona-fala/contracts';
import { useTimeZone } from '@zielona-fala/web-kit/session';
import { Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';

const yearOf = (day: Day): string => day.slice(0, 4);

/** Until when homework is to be done, or that it is late. */
export function DueDay({ due }: { readonly due: string }) {
  const isThisYear = yearOf(due) === yearOf(dayIn(useTimeZone(), new Date()));
  const day = (
    <FormattedDate
      value={midnightOf(due)}
      timeZone="UTC"
      weekday="short"
      day="numeric"
      month="short"
      year={isThisYear ? undefined : 'numeric'}
    />
  );
  if (due < polishDayOf(new Date())) {
    return (
      <Tag tone="warn">
        <FormattedMessage
          id="dashboard.homework.late"
          defaultMessage="po terminie: {day}"
          description="The day of homework is over"
          values={{ day }}
        />
      </Tag>
    );
  }
  return (
    <FormattedMessage
      id="dashboard.homework.due"
      defaultMessage="do {day}"
      description="Last day of homework"
      values={{ day }}
    />
  );
}
