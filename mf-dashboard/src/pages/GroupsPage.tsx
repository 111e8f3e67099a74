import { JOIN_CODE_RULE } from '@zielona-fala/contracts';
import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useIntl } from 'react-intl';
import { Group } from '../features/groups/components/Group.tsx';
import { Groups } from '../features/groups/components/Groups.tsx';
import { JoinForm } from '../features/groups/components/JoinForm.tsx';
import { MakeForm } from '../features/groups/components/MakeForm.tsx';
import { Member } from '../features/groups/components/Member.tsx';
import { idOf } from '../shared/group-address.ts';
import { useNewPlace } from '../shared/use-new-place.ts';

/** groups?groupId= shows one, with &userId= a member of it; ?code= joins one, ?new makes one; without them all of the learner's. */
export function GroupsPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const groupId = idOf(query, 'groupId');
  const userId = idOf(query, 'userId');
  const code = query.get('code');
  useNewPlace(query.toString());
  if (groupId !== null && userId !== null) {
    return <Member key={`${groupId} ${userId}`} groupId={groupId} userId={userId} />;
  }
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
      {code !== null ? (
        <JoinForm key={code} code={code.slice(0, JOIN_CODE_RULE.max)} />
      ) : query.has('new') ? (
        <MakeForm />
      ) : (
        <Groups />
      )}
    </>
  );
}
