import type { GroupDetailsDto, GroupMemberDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, Icon, Panel } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useEndMembershipMutation } from '../api/groups.ts';
import { useGroupAction } from '../use-group-action.ts';
import * as css from './Groups.module.css';

/** What is not shared, or not known. */
const NOTHING = '–';

/** The members with what they share. */
export function MemberTable({ group }: { readonly group: GroupDetailsDto }) {
  if (group.members.length === 0) {
    return (
      <p className={css.lead}>
        <FormattedMessage
          id="dashboard.group.empty"
          defaultMessage="Nie ma tu jeszcze nikogo. Podaj kursantom kod."
          description="A group without members: what to do"
        />
      </p>
    );
  }
  return (
    <Panel labelledBy="members" className={css.scrolling}>
      <table className={css.table}>
        <caption id="members">
          <FormattedMessage
            id="dashboard.group.members"
            defaultMessage="Kto ćwiczy i kto jest gotowy"
            description="Heading of the table of members"
          />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage
                id="dashboard.group.member"
                defaultMessage="Kursant"
                description="Column: name"
              />
            </th>
            <th scope="col">
              <FormattedMessage
                id="dashboard.group.readiness"
                defaultMessage="Szansa zdania"
                description="Column: chance to pass an exam today"
              />
            </th>
            <th scope="col">
              <FormattedMessage
                id="dashboard.group.practice"
                defaultMessage="Testy z ostatnich 7 dni"
                description="Column: tests begun within the last seven days"
              />
            </th>
            <th scope="col">
              <FormattedMessage
                id="dashboard.group.exams"
                defaultMessage="Zdane egzaminy"
                description="Column: passed exams of those taken"
              />
            </th>
            <th scope="col">
              <FormattedMessage
                id="dashboard.group.last"
                defaultMessage="Ostatni egzamin"
                description="Column: points and day of the last exam"
              />
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {group.members.map((member) => (
            <MemberRow key={member.userId} groupId={group.groupId} member={member} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface MemberRowProps {
  readonly groupId: number;
  readonly member: GroupMemberDto;
}

function MemberRow({ groupId, member }: MemberRowProps) {
  const intl = useIntl();
  const { dialogs } = usePortal();
  const [endMembership] = useEndMembershipMutation();
  const act = useGroupAction();
  const { userId, readiness, practice, exams } = member;
  const name = member.username ?? '…';
  const last = exams?.last ?? null;

  const askAndRemove = async () => {
    const isSure = await dialogs.confirm({
      tone: 'stop',
      title: intl.formatMessage(
        {
          id: 'dashboard.group.remove.title',
          defaultMessage: 'Usunąć z grupy: {name}?',
          description: 'Asks before a member is removed from a group',
        },
        { name },
      ),
      text: intl.formatMessage({
        id: 'dashboard.group.remove.text',
        defaultMessage: 'Nie będziesz już widzieć postępów tej osoby. Może dołączyć ponownie kodem.',
        description: 'What removing a member means',
      }),
      confirmLabel: intl.formatMessage({
        id: 'dashboard.group.remove',
        defaultMessage: 'Usuń z grupy',
        description: 'Removes a member from a group',
      }),
      cancelLabel: intl.formatMessage({
        id: 'dashboard.group.keep',
        defaultMessage: 'Zostaw',
        description: 'Leaves a group as it is',
      }),
    });
    if (isSure) await act(endMembership({ groupId, userId }));
  };

  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {readiness === null || readiness.probability === null ? (
          NOTHING
        ) : (
          <FormattedNumber value={readiness.probability} style="percent" />
        )}
      </td>
      <td>{practice?.testsThisWeek ?? NOTHING}</td>
      <td>
        {exams === null ? (
          NOTHING
        ) : (
          <FormattedMessage
            id="dashboard.group.exams.count"
            defaultMessage="{passed} z {taken}"
            description="Passed exams of those taken"
            values={{ passed: exams.passed, taken: exams.taken }}
          />
        )}
      </td>
      <td>
        {last === null ? (
          NOTHING
        ) : (
          <>
            {last.points} · <FormattedDate value={last.finished} day="numeric" month="short" />
          </>
        )}
      </td>
      <td>
        <Button
          kind="quiet"
          icon
          aria-label={intl.formatMessage(
            {
              id: 'dashboard.group.remove.named',
              defaultMessage: 'Usuń z grupy: {name}',
              description: 'Button with a cross: removes a member from a group',
            },
            { name },
          )}
          onPress={() => void askAndRemove()}
        >
          <Icon name="trash" size="small" />
        </Button>
      </td>
    </tr>
  );
}
