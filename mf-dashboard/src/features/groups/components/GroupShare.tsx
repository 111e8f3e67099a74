import type { GroupTopicDto } from '@zielona-fala/contracts';
import { Bar } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './Groups.module.css';

/** How often a group gets a topic or a rule wrong. */
export function GroupShare({ seen, wrong, members }: Pick<GroupTopicDto, 'seen' | 'wrong' | 'members'>) {
  const share = wrong / seen;
  return (
    <>
      <span className={css.note}>
        <FormattedMessage
          id="dashboard.group.topic"
          defaultMessage="{share, number, percent} błędów, {members, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}"
          description="Share of wrong last answers in a topic, and how many members it is about"
          values={{ share, members }}
        />
      </span>
      <Bar value={share} />
    </>
  );
}
