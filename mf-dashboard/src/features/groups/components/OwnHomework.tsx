import type { GroupDto, HomeworkDto } from '@zielona-fala/contracts';
import { Bar } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import { Answered } from './Answered.tsx';
import { DueDay } from './DueDay.tsx';
import * as css from './Homework.module.css';
import { HomeworkName } from './HomeworkName.tsx';

/** A group's homework as a member has to do it, each with its start. */
export function OwnHomework({ group }: { readonly group: GroupDto }) {
  if (group.homework.length === 0) return null;
  return (
    <ul className={css.list}>
      {group.homework.map((homework) => (
        <Piece key={homework.homeworkId} group={group} homework={homework} />
      ))}
    </ul>
  );
}

function contentOf({ topic, rule }: HomeworkDto) {
  if (topic) return { mode: 'topic', topic } as const;
  return rule ? ({ mode: 'topic', rule: rule.ruleId } as const) : ({ mode: 'review' } as const);
}

interface PieceProps {
  readonly group: GroupDto;
  readonly homework: HomeworkDto;
}

function Piece({ group, homework }: PieceProps) {
  const { homeworkId, count, due } = homework;
  const answered = Math.min(homework.answered ?? 0, count);
  const isDone = answered === count;
  const wanted = { categoryName: group.category.name, ...contentOf(homework) };
  return (
    <li className={css.piece}>
      <p className={css.name}>
        <b>
          <HomeworkName homework={homework} />
        </b>
        <span className={css.note}>
          {isDone ? (
            <FormattedMessage
              id="dashboard.homework.done"
              defaultMessage="zrobione"
              description="A piece of homework is done"
            />
          ) : (
            <DueDay due={due} />
          )}
        </span>
      </p>
      <Bar value={answered / count} good={isDone} />
      {isDone ? null : (
        <div className={css.foot}>
          <span className={css.note}>
            <Answered answered={answered} of={homework} />
          </span>
          <StartTest kind="plain" wanted={{ ...wanted, size: count - answered, homework: homeworkId }}>
            <FormattedMessage
              id="dashboard.homework.start"
              defaultMessage="{answered, plural, =0 {Zacznij} other {Dokończ}}"
              description="Starts homework, or goes on with it"
              values={{ answered }}
            />
          </StartTest>
        </div>
      )}
    </li>
  );
}
