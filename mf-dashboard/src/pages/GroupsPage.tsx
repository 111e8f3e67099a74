import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useIntl } from 'react-intl';
import { Group } from '../features/groups/components/Group.tsx';
import { Groups } from '../features/groups/components/Groups.tsx';
import { groupIdOf } from '../shared/group-address.ts';

/** groups?groupId= shows one, without it all of the learner's. */
export function GroupsPage() {
  const intl = useIntl();
  const groupId = groupIdOf(useSearchParams()[0]);
  if (groupId !== null) return <Group key={groupId} groupId={groupId} />;
  return (
    <>
      <h1>
        {intl.formatMessage({
          id: 'sales.seo.dashboard-groups.title',
          defaultMessage: 'Grupy szkoły jazdy',
          description: 'Heading of the groups of a driving school',
        })}
      </h1>
      <Groups />
    </>
  );
}
