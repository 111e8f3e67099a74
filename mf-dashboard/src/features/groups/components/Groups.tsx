import type { GroupDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Panel, Skeleton, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { groupAddress } from '../../../shared/group-address.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useGetGroupsQuery } from '../api/groups.ts';
import * as css from './Groups.module.css';
import { JoinForm } from './JoinForm.tsx';
import { LedBy } from './LedBy.tsx';
import { MakeForm } from './MakeForm.tsx';

/** The learner's groups, and the ways to another one. */
export function Groups() {
  const query = useGetGroupsQuery();
  return (
    <div className={css.groups}>
      <Loaded query={query} loading={<Skeleton height="6rem" />}>
        {(groups) => <GroupList groups={groups} />}
      </Loaded>
      {/* below groups that are not known yet, their place is not either */}
      {query.isLoading ? null : (
        <div className={css.ways}>
          <JoinForm />
          <MakeForm />
        </div>
      )}
    </div>
  );
}

function GroupList({ groups }: { readonly groups: readonly GroupDto[] }) {
  if (groups.length === 0) {
    return (
      <p className={css.lead}>
        <FormattedMessage
          id="dashboard.groups.none"
          defaultMessage="Grupa łączy kursantów z instruktorem szkoły jazdy. Dołącz kodem, który masz od instruktora, albo załóż własną."
          description="What a group is, for whoever has none"
        />
      </p>
    );
  }
  return (
    <ul className={css.list}>
      {groups.map((group) => (
        <li key={group.groupId}>
          <Panel>
            <h2 className={css.name}>
              <Link to={groupAddress(group.groupId)}>{group.name}</Link> <Tag>{group.category.name}</Tag>
            </h2>
            <p className={css.note}>
              {group.role === 'instructor' ? (
                <FormattedMessage
                  id="dashboard.groups.led"
                  defaultMessage="Prowadzisz; {count, plural, =0 {nie ma jeszcze nikogo} one {# osoba} few {# osoby} many {# osób} other {# osoby}}"
                  description="A group that the learner leads, and how many members it has"
                  values={{ count: group.memberCount }}
                />
              ) : (
                <LedBy group={group} />
              )}
            </p>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
