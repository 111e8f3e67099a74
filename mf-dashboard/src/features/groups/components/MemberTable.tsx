import { type GroupDetailsDto, type GroupMemberDto, polishDayOf } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useState } from 'react';
import {
  defineMessages,
  FormattedDate,
  FormattedMessage,
  FormattedNumber,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import { memberAddress } from '../../../shared/group-address.ts';
import { nameOf } from '../domain/name-of.ts';
import { NEEDS, type Need, needOf } from '../domain/need.ts';
import { answeredBy } from '../domain/reports.ts';
import * as css from './MemberTable.module.css';
import { MEMBER_FIGURES } from './member-figures.ts';
import { NeedTag } from './NeedTag.tsx';

/** What is not shared, or not known. */
const NOTHING = '–';
/** Of a large group those are shown at once who need help most. */
const SHOWN = 10;

const COLUMNS = {
  ...MEMBER_FIGURES,
  ...defineMessages({
    homework: {
      id: 'dashboard.group.homework',
      defaultMessage: 'Praca domowa',
      description: 'Column: pieces of homework that are done',
    },
    exams: {
      id: 'dashboard.group.exams',
      defaultMessage: 'Zdane egzaminy',
      description: 'Column: passed exams of those taken',
    },
    last: {
      id: 'dashboard.group.last',
      defaultMessage: 'Ostatni egzamin',
      description: 'Column: points and day of the last exam',
    },
  }),
};

interface Row {
  readonly member: GroupMemberDto;
  readonly need: Need | null;
}

/** Those who need help come first. */
function rowsOf({ members, homework }: GroupDetailsDto): readonly Row[] {
  const today = polishDayOf(new Date());
  const rankOf = ({ need }: Row) => (need === null ? NEEDS.length : NEEDS.indexOf(need));
  return members
    .map((member) => ({ member, need: needOf(member, homework, today) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The members with what they share; each row opens its member. */
export function MemberTable({ group }: { readonly group: GroupDetailsDto }) {
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  const rows = rowsOf(group);
  if (rows.length === 0) {
    return (
      <p>
        <FormattedMessage
          id="dashboard.group.empty"
          defaultMessage="Nie ma tu jeszcze nikogo. Podaj kursantom kod."
          description="A group without members: what to do"
        />
      </p>
    );
  }
  return (
    <Panel labelledBy="members">
      <div className={css.members}>
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
              {Object.values(COLUMNS).map((column) => (
                <th key={column.id} scope="col">
                  {intl.formatMessage(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, isWhole ? rows.length : SHOWN).map((row) => (
              <MemberRow key={row.member.userId} group={group} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {isWhole || rows.length <= SHOWN ? null : (
        <Button wide onPress={() => setWhole(true)}>
          <FormattedMessage
            id="dashboard.group.members.all"
            defaultMessage="{count, plural, one {Pokaż jeszcze # osobę} few {Pokaż jeszcze # osoby} many {Pokaż jeszcze # osób} other {Pokaż jeszcze # osoby}}"
            description="Shows the rest of a large group's members"
            values={{ count: rows.length - SHOWN }}
          />
        </Button>
      )}
    </Panel>
  );
}

interface MemberRowProps {
  readonly group: GroupDetailsDto;
  readonly row: Row;
}

function MemberRow({ group, row: { member, need } }: MemberRowProps) {
  const { userId, readiness, practice, exams, homework } = member;
  const last = exams?.last ?? null;
  const done = group.homework.filter((each) => answeredBy(member, each) === each.count);
  return (
    <tr>
      <th scope="row">
        <Link to={memberAddress(group.groupId, userId)}>{nameOf(member)}</Link>
        {need ? <NeedTag need={need} /> : null}
      </th>
      <Cell column={COLUMNS.readiness}>
        {readiness === null || readiness.probability === null ? (
          NOTHING
        ) : (
          <FormattedNumber value={readiness.probability} style="percent" />
        )}
      </Cell>
      <Cell column={COLUMNS.practice}>{practice?.testsThisWeek ?? NOTHING}</Cell>
      <Cell column={COLUMNS.homework}>
        {homework === null || homework.length === 0 ? (
          NOTHING
        ) : (
          <FormattedMessage
            id="dashboard.group.homework.count"
            defaultMessage="{done} z {set}"
            description="Pieces of homework done, of those that are set"
            values={{ done: done.length, set: homework.length }}
          />
        )}
      </Cell>
      <Cell column={COLUMNS.exams}>
        {exams === null || exams.taken === 0 ? (
          NOTHING
        ) : (
          <FormattedMessage
            id="dashboard.group.exams.count"
            defaultMessage="{passed} z {taken}"
            description="Passed exams of those taken"
            values={{ passed: exams.passed, taken: exams.taken }}
          />
        )}
      </Cell>
      <Cell column={COLUMNS.last}>
        {last === null ? (
          NOTHING
        ) : (
          <>
            {last.points} · <FormattedDate value={last.finished} day="numeric" month="short" />
          </>
        )}
      </Cell>
    </tr>
  );
}

interface CellProps {
  readonly column: MessageDescriptor;
  readonly children: ReactNode;
}

/** Says its column itself where the table is made of cards. */
function Cell({ column, children }: CellProps) {
  const intl = useIntl();
  return (
    <td data-column={intl.formatMessage(column)} data-empty={children === NOTHING || undefined}>
      <span>{children}</span>
    </td>
  );
}
