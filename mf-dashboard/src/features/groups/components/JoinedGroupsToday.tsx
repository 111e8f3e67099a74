import type { GroupDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Panel, Tag } from '@zielona-fala/web-kit/ui';
import { groupAddress } from '../../../shared/group-address.ts';
import { useGetGroupsQuery } from '../api/groups.ts';
import * as css from './GroupsToday.module.css';
import { LedBy } from './LedBy.tsx';
import { OwnHomework } from './OwnHomework.tsx';
import { ProposedExam } from './ProposedExam.tsx';

/** The groups that the learner has joined, with their homework. Renders nothing without groups. */
export function JoinedGroupsToday() {
  const { data = [] } = useGetGroupsQuery();
  return data
    .filter(({ role }) => role === 'member')
    .map((group) => <JoinedGroup key={group.groupId} group={group} />);
}

function JoinedGroup({ group }: { readonly group: GroupDto }) {
  const { groupId, name, category } = group;
  const heading = `group-${groupId}`;
  return (
    <Panel labelledBy={heading} className={css.panel}>
      <div>
        <h2 id={heading} className={css.name}>
          <Link to={groupAddress(groupId)}>{name}</Link> <Tag>{category.name}</Tag>
        </h2>
        <p className={css.note}>
          <LedBy group={group} />
        </p>
      </div>
      <ProposedExam group={group} />
      <OwnHomework group={group} />
    </Panel>
  );
}
