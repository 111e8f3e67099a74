import { midnightOf, polishDayOf } from '@zielona-fala/contracts';
import { Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';

/** Until when homework is to be done, or that it is late. */
export function DueDay({ due }: { readonly due: string }) {
  const day = (
    <FormattedDate value={midnightOf(due)} timeZone="UTC" weekday="short" day="numeric" month="short" />
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
