import type { GroupDetailsDto, MemberDetailsDto } from '@zielona-fala/contracts';
import { Link, useNavigate } from '@zielona-fala/web-kit/router';
import { Button, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { groupAddress } from '../../../shared/group-address.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useEndMembershipMutation, useGetGroupQuery, useGetMemberQuery } from '../api/groups.ts';
import { nameOf } from '../domain/name-of.ts';
import { useGroupAction } from '../use-group-action.ts';
import { useGroupQuestion } from '../use-group-question.ts';
import { MissingGroup } from './Group.tsx';
import * as css from './Member.module.css';
import { MemberExams } from './MemberExams.tsx';
import { MemberFigures } from './MemberFigures.tsx';
import { MemberTopics } from './MemberTopics.tsx';

interface MemberProps {
  readonly groupId: number;
  readonly userId: number;
}

/** One member of a group: all that they share with its instructor. */
export function Member({ groupId, userId }: MemberProps) {
  const group = useGetGroupQuery(groupId);
  const member = useGetMemberQuery({ groupId, userId }, { refetchOnMountOrArgChange: true });
  const both = {
    currentData: group.currentData &&
      member.currentData && { group: group.currentData, member: member.currentData },
    error: member.error ?? group.error,
    refetch: () => Promise.all([group.refetch(), member.refetch()]),
  };
  return (
    <Loaded query={both} level={1} loading={<Skeleton height="20rem" />} missing={<MissingGroup />}>
      {(known) => <Known {...known} />}
    </Loaded>
  );
}

interface KnownProps {
  readonly group: GroupDetailsDto;
  readonly member: MemberDetailsDto;
}

function Known({ group, member }: KnownProps) {
  const name = nameOf(member);
  return (
    <div className={css.member}>
      <header>
        <p>
          <Link to={groupAddress(group.groupId)}>{group.name}</Link>
        </p>
        <h1 className={css.name}>{name}</h1>
      </header>
      <MemberFigures group={group} member={member} />
      <div className={css.columns}>
        <Panel labelledBy="member-topics">
          <MemberTopics topics={member.topics} />
        </Panel>
        <Panel labelledBy="member-exams">
          <MemberExams results={member.results} />
        </Panel>
      </div>
      {group.role === 'instructor' ? <RemoveMember group={group} member={member} /> : null}
    </div>
  );
}

function RemoveMember({ group: { groupId }, member }: KnownProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const ask = useGroupQuestion();
  const [endMembership] = useEndMembershipMutation();
  const act = useGroupAction();
  const removeLabel = intl.formatMessage({
    id: 'dashboard.group.remove',
    defaultMessage: 'Usuń z grupy',
    description: 'Removes a member from a group',
  });
  const askAndRemove = async () => {
    const isSure = await ask({
      tone: 'stop',
      title: intl.formatMessage(
        {
          id: 'dashboard.group.remove.title',
          defaultMessage: 'Usunąć z grupy: {name}?',
          description: 'Asks before a member is removed from a group',
        },
        { name: nameOf(member) },
      ),
      text: intl.formatMessage({
        id: 'dashboard.group.remove.text',
        defaultMessage: 'Nie będziesz już widzieć postępów tej osoby. Może dołączyć ponownie kodem.',
        description: 'What removing a member means',
      }),
      confirmLabel: removeLabel,
    });
    if (isSure && (await act(endMembership({ groupId, userId: member.userId }))))
      navigate(groupAddress(groupId));
  };
  return (
    <div>
      <Button onPress={() => void askAndRemove()}>{removeLabel}</Button>
    </div>
  );
}
