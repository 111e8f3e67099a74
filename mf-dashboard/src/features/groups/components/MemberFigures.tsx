import type { GroupDetailsDto, MemberDetailsDto } from '@zielona-fala/contracts';
import { Panel } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { answeredBy } from '../domain/reports.ts';
import { Answered } from './Answered.tsx';
import { HomeworkName } from './HomeworkName.tsx';
import * as css from './Member.module.css';
import { MEMBER_FIGURES } from './member-figures.ts';

interface MemberFiguresProps {
  readonly group: GroupDetailsDto;
  readonly member: MemberDetailsDto;
}

/** A member's readiness, last activity and homework progress. */
export function MemberFigures({ group, member }: MemberFiguresProps) {
  const { practice, readiness } = member;
  if (practice === null) {
    return (
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.member.readiness.hidden"
          defaultMessage="Szansy na zdanie i tego, ile ćwiczy, ta osoba nie udostępnia."
          description="A member does not share readiness and practice"
        />
      </p>
    );
  }
  return (
    <Panel>
      <dl className={css.figures}>
        <Figure name={<FormattedMessage {...MEMBER_FIGURES.readiness} />}>
          {readiness === null || readiness.probability === null ? (
            <FormattedMessage
              id="dashboard.member.readiness.missing"
              defaultMessage="za mało odpowiedzi"
              description="Too few answers to tell a member's chance to pass"
            />
          ) : (
            <FormattedNumber value={readiness.probability} style="percent" />
          )}
        </Figure>
        <Figure
          name={
            <FormattedMessage
              id="dashboard.member.last"
              defaultMessage="Ostatnio"
              description="Day of a member's newest test"
            />
          }
        >
          {practice.lastTest === null ? (
            <FormattedMessage
              id="dashboard.member.never"
              defaultMessage="jeszcze nie ćwiczy"
              description="A member has begun no test yet"
            />
          ) : (
            <FormattedDate value={practice.lastTest} weekday="short" day="numeric" month="long" />
          )}
        </Figure>
        <Figure name={<FormattedMessage {...MEMBER_FIGURES.practice} />}>{practice.testsThisWeek}</Figure>
        {group.homework.map((each) => (
          <Figure key={each.homeworkId} name={<HomeworkName homework={each} />}>
            <Answered answered={answeredBy(member, each) ?? 0} of={each} />
          </Figure>
        ))}
      </dl>
    </Panel>
  );
}

interface FigureProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function Figure({ name, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
