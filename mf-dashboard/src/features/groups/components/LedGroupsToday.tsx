import { type GroupDetailsDto, type GroupDto, midnightOf, polishDayOf } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Panel, Skeleton, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { groupAddress, memberAddress } from '../../../shared/group-address.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PanelHead } from '../../../shared/ui/PanelHead.tsx';
import { useGetGroupQuery, useGetGroupsQuery } from '../api/groups.ts';
import { nameOf } from '../domain/name-of.ts';
import { needOf } from '../domain/need.ts';
import { DoneBy } from './DoneBy.tsx';
import { DueDay } from './DueDay.tsx';
import * as css from './GroupsToday.module.css';
import { HomeworkName } from './HomeworkName.tsx';
import { NeedTag } from './NeedTag.tsx';

const MAX_GROUPS = 3;
const MAX_NAMES = 5;

/** Asks for what the panel shows. @returns whether it is known, or that it cannot be */
export function useLedGroupsKnown(): boolean {
  const { data, error } = useGetGroupsQuery();
  const [first, second, third] = ledOf(data);
  const areKnown = [useGroupKnown(first), useGroupKnown(second), useGroupKnown(third)];
  return (data !== undefined || error !== undefined) && !areKnown.includes(false);
}

function useGroupKnown(group: GroupDto | undefined): boolean {
  const { currentData, error } = useGetGroupQuery(group?.groupId ?? 0, {
    skip: group === undefined,
    refetchOnMountOrArgChange: true,
  });
  return group === undefined || currentData !== undefined || error !== undefined;
}

const ledOf = (groups: readonly GroupDto[] = []): readonly GroupDto[] =>
  groups.filter(({ role }) => role === 'instructor').slice(0, MAX_GROUPS);

/** What a day brings an instructor: who needs help, which homework is due, when the exam is. Nothing for others. */
export function LedGroupsToday() {
  const led = ledOf(useGetGroupsQuery().data);
  if (led.length === 0) return null;
  return (
    <Panel labelledBy="led-groups" className={css.panel}>
      <PanelHead
        id="led-groups"
        heading={
          <FormattedMessage
            id="dashboard.led"
            defaultMessage="Twoi kursanci"
            description="Heading of the groups that the learner leads, on the home page"
          />
        }
        allAt={pathOf('dashboard-groups')}
        all={
          <FormattedMessage
            id="dashboard.led.all"
            defaultMessage="Wszystkie grupy"
            description="Goes to all groups"
          />
        }
      />
      <ul className={css.groups}>
        {led.map((group) => (
          <li key={group.groupId} className={css.group}>
            <LedGroup group={group} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LedGroup({ group }: { readonly group: GroupDto }) {
  const query = useGetGroupQuery(group.groupId);
  return (
    <>
      <h3 className={css.name}>
        <Link to={groupAddress(group.groupId)}>{group.name}</Link> <Tag>{group.category.name}</Tag>
      </h3>
      <Loaded compact query={query} loading={<Skeleton height="3lh" />}>
        {(details) => <Today group={details} />}
      </Loaded>
    </>
  );
}

function Today({ group }: { readonly group: GroupDetailsDto }) {
  const today = polishDayOf(new Date());
  const { members, homework, proposedExam, groupId } = group;
  if (members.length === 0) {
    return (
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.led.empty"
          defaultMessage="Nie ma tu jeszcze nikogo. <group>Pokaż kursantom link albo kod QR</group>."
          description="A led group without members; a link to the group, where the link to join is"
          values={{ group: (words) => <Link to={groupAddress(groupId)}>{words}</Link> }}
        />
      </p>
    );
  }
  const needing = members.flatMap((member) => {
    const need = needOf(member, homework, today);
    return need ? [{ member, need }] : [];
  });
  return (
    <>
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.led.needing"
          defaultMessage="{needing, plural, =0 {Wszyscy ćwiczą: {members, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}} other {Pomocy potrzebuje {needing} z {members}}}"
          description="How many members of a group need help, of all"
          values={{ needing: needing.length, members: members.length }}
        />
      </p>
      <div className={css.columns}>
        {needing.length > 0 ? (
          <ul className={css.rows}>
            {needing.slice(0, MAX_NAMES).map(({ member, need }) => (
              <li key={member.userId}>
                <Link to={memberAddress(groupId, member.userId)}>{nameOf(member)}</Link>
                <NeedTag need={need} />
              </li>
            ))}
          </ul>
        ) : null}
        {homework.length > 0 ? (
          <ul className={css.rows}>
            {homework.map((each) => (
              <li key={each.homeworkId}>
                <span>
                  <HomeworkName homework={each} />{' '}
                  <span className={css.note}>
                    <DueDay due={each.due} />
                  </span>
                </span>
                <span className={css.note}>
                  <DoneBy members={members} homework={each} />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {proposedExam !== null && proposedExam >= today ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.led.exam"
            defaultMessage="Proponowany egzamin: {date}"
            description="The day of the exam that the instructor proposes to a group"
            values={{
              date: (
                <FormattedDate value={midnightOf(proposedExam)} timeZone="UTC" day="numeric" month="long" />
              ),
            }}
          />
        </p>
      ) : null}
    </>
  );
}
