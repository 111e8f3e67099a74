import { type GroupDetailsDto, SHARED_THINGS, type SharedThing } from '@zielona-fala/contracts';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { Button, CheckBox, Panel } from '@zielona-fala/web-kit/ui';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useChangeSharingMutation, useEndMembershipMutation } from '../api/groups.ts';
import { nameOf } from '../domain/name-of.ts';
import { useGroupAction } from '../use-group-action.ts';
import { useGroupQuestion } from '../use-group-question.ts';
import * as css from './Groups.module.css';
import { OwnHomework } from './OwnHomework.tsx';
import { ProposedExam } from './ProposedExam.tsx';

const SHARED: Readonly<Record<SharedThing, MessageDescriptor>> = defineMessages({
  readiness: {
    id: 'dashboard.group.share.readiness',
    defaultMessage: 'Szansę zdania i to, ile ćwiczę',
    description: 'What a member shares with the instructor',
  },
  exams: {
    id: 'dashboard.group.share.exams',
    defaultMessage: 'Wyniki moich egzaminów',
    description: 'What a member shares with the instructor',
  },
  topics: {
    id: 'dashboard.group.share.topics',
    defaultMessage: 'Moje mocne i słabe tematy',
    description: 'What a member shares with the instructor',
  },
  answers: {
    id: 'dashboard.group.share.answers',
    defaultMessage: 'Moje odpowiedzi na pojedyncze pytania z egzaminów',
    description: 'What a member shares with the instructor; only with the results of exams',
  },
});

/** What the instructor sees of the learner, and the way out. */
export function MemberView({ group }: { readonly group: GroupDetailsDto }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const ask = useGroupQuestion();
  const [changeSharing] = useChangeSharingMutation();
  const [endMembership] = useEndMembershipMutation();
  const act = useGroupAction();
  const { groupId, sharing } = group;
  const [own] = group.members;

  const leaveLabel = intl.formatMessage({
    id: 'dashboard.group.leave',
    defaultMessage: 'Opuść grupę',
    description: 'Leaves a group',
  });
  const askAndLeave = async (userId: number) => {
    const isSure = await ask({
      title: intl.formatMessage({
        id: 'dashboard.group.leave.title',
        defaultMessage: 'Opuścić grupę?',
        description: 'Asks before a group is left',
      }),
      text: intl.formatMessage({
        id: 'dashboard.group.leave.text',
        defaultMessage: 'Instruktor od razu przestanie widzieć Twoje postępy.',
        description: 'What leaving a group means',
      }),
      confirmLabel: leaveLabel,
    });
    if (isSure && (await act(endMembership({ groupId, userId })))) navigate(pathOf('dashboard-groups'));
  };

  return (
    <>
      {group.homework.length > 0 || group.proposedExam !== null ? (
        <Panel labelledBy="tasks">
          <h2 id="tasks">
            <FormattedMessage
              id="dashboard.group.tasks"
              defaultMessage="Od instruktora"
              description="Heading of homework and the proposed exam, for a member"
            />
          </h2>
          <ProposedExam group={group} />
          <OwnHomework group={group} />
        </Panel>
      ) : null}
      <Panel labelledBy="sharing">
        <h2 id="sharing">
          <FormattedMessage
            id="dashboard.group.share"
            defaultMessage="Co widzi {instructor}"
            description="Heading of what a member shares; instructor is a name"
            values={{ instructor: nameOf(group.instructor) }}
          />
        </h2>
        <div className={css.form}>
          {SHARED_THINGS.map((thing) => (
            <CheckBox
              key={thing}
              checked={sharing?.[thing] ?? false}
              disabled={thing === 'answers' && !sharing?.exams}
              onChange={({ target }) => void act(changeSharing({ groupId, [thing]: target.checked }))}
            >
              {intl.formatMessage(SHARED[thing])}
            </CheckBox>
          ))}
        </div>
      </Panel>
      {own ? (
        <div className={css.actions}>
          <Button onPress={() => void askAndLeave(own.userId)}>{leaveLabel}</Button>
        </div>
      ) : null}
    </>
  );
}
