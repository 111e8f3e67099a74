import type { GroupDetailsDto, HomeworkDto } from '@zielona-fala/contracts';
import { Button, Panel, useFormInPlace } from '@zielona-fala/web-kit/ui';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeleteHomeworkMutation } from '../api/groups.ts';
import { nameOf } from '../domain/name-of.ts';
import { reportsOf } from '../domain/reports.ts';
import { useGroupAction } from '../use-group-action.ts';
import { useGroupQuestion } from '../use-group-question.ts';
import { Answered } from './Answered.tsx';
import { ChangeHomework } from './ChangeHomework.tsx';
import { DoneBy } from './DoneBy.tsx';
import { DueDay } from './DueDay.tsx';
import * as css from './Homework.module.css';
import { HomeworkForm } from './HomeworkForm.tsx';
import { HomeworkName } from './HomeworkName.tsx';

/** The homework of a group with its progress, and a form to add more. */
export function HomeworkPanel({ group }: { readonly group: GroupDetailsDto }) {
  const { isOpen, opener, open, close } = useFormInPlace();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel labelledBy="homework">
      <h2 className={css.heading} id="homework" ref={heading} tabIndex={-1}>
        <FormattedMessage
          id="dashboard.homework"
          defaultMessage="Praca domowa"
          description="Heading of the homework of a group"
        />
      </h2>
      {group.homework.length > 0 ? (
        <ul className={css.list}>
          {group.homework.map((homework) => (
            <Piece
              key={homework.homeworkId}
              group={group}
              homework={homework}
              onDeleted={() => heading.current?.focus()}
            />
          ))}
        </ul>
      ) : (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.homework.none"
            defaultMessage="Zadaj na przykład 20 pytań o pierwszeństwo do piątku. Każdy zobaczy je na swojej stronie startowej, a Ty zobaczysz, kto je zrobił."
            description="No homework is set yet: what it is for"
          />
        </p>
      )}
      {isOpen ? (
        <HomeworkForm group={group} onDone={close} />
      ) : (
        <div className={css.actions}>
          <Button ref={opener} onPress={open}>
            <FormattedMessage
              id="dashboard.homework.add"
              defaultMessage="Zadaj pracę domową"
              description="Opens the form that sets homework"
            />
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface PieceProps {
  readonly group: GroupDetailsDto;
  readonly homework: HomeworkDto;
}

function Piece({ group, homework, onDeleted }: PieceProps & { readonly onDeleted: () => void }) {
  const intl = useIntl();
  const ask = useGroupQuestion();
  const { isOpen, opener, open, close } = useFormInPlace();
  const [deleteHomework] = useDeleteHomeworkMutation();
  const act = useGroupAction();
  const { groupId } = group;
  const { homeworkId } = homework;

  const deleteLabel = intl.formatMessage({
    id: 'dashboard.homework.delete',
    defaultMessage: 'Usuń',
    description: 'Deletes homework',
  });
  const askAndDelete = async () => {
    const isSure = await ask({
      tone: 'stop',
      title: intl.formatMessage({
        id: 'dashboard.homework.delete.title',
        defaultMessage: 'Usunąć tę pracę domową?',
        description: 'Asks before homework is deleted',
      }),
      text: intl.formatMessage({
        id: 'dashboard.homework.delete.text',
        defaultMessage: 'Zniknie u wszystkich. Odpowiedzi kursantów nadal liczą się w ich nauce.',
        description: 'What deleting homework means',
      }),
      confirmLabel: deleteLabel,
    });
    if (isSure && (await act(deleteHomework({ groupId, homeworkId })))) onDeleted();
  };

  return (
    <li className={css.piece}>
      <p className={css.name}>
        <b>
          <HomeworkName homework={homework} />
        </b>
        <span className={css.note}>
          <DueDay due={homework.due} />
        </span>
      </p>
      <WhoHasDoneIt group={group} homework={homework} />
      {isOpen ? (
        <ChangeHomework groupId={groupId} homework={homework} onDone={close} />
      ) : (
        <div className={css.actions}>
          <Button kind="quiet" ref={opener} onPress={open}>
            <FormattedMessage
              id="dashboard.homework.change"
              defaultMessage="Zmień"
              description="Opens the form that changes homework"
            />
          </Button>
          <Button kind="quiet" onPress={() => void askAndDelete()}>
            {deleteLabel}
          </Button>
        </div>
      )}
    </li>
  );
}

function WhoHasDoneIt({ group: { members }, homework }: PieceProps) {
  const reports = reportsOf(members, homework);
  if (reports.length === 0) return null;
  return (
    <details className={css.who}>
      <summary>
        <DoneBy members={members} homework={homework} />
      </summary>
      <ul>
        {reports.map((report) => (
          <li key={report.userId}>
            <span>{nameOf(report)}</span>
            <span>
              <Answered answered={report.answered} of={homework} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
