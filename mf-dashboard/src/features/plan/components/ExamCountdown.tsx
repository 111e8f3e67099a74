import { DAILY_GOAL, midnightOf, type PlanDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Icon } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { ExamPace } from './ExamPace.tsx';
import * as css from './PlanPanel.module.css';

const toSettings = (words: ReactNode) => <Link to={pathOf('dashboard-settings')}>{words}</Link>;

export interface ExamCountdownProps {
  /** Null without a date, or where it is not known. */
  readonly exam: PlanDto['exam'];
  readonly dailyGoal: number;
}

/** How many days are left until the state exam, and what seeing everything before it would take. */
export function ExamCountdown({ exam, dailyGoal }: ExamCountdownProps) {
  return (
    <div className={css.exam}>
      <p className={css.examLine}>
        <Icon name="flag" />
        <span>{exam ? <DaysLeft exam={exam} /> : <NoDate />}</span>
      </p>
      {exam && exam.perDay !== null ? (
        <ExamPace perDay={exam.perDay} dailyGoal={dailyGoal} isOffered={exam.perDay <= DAILY_GOAL.most} />
      ) : null}
    </div>
  );
}

function NoDate() {
  return (
    <FormattedMessage
      id="dashboard.plan.exam.unset"
      defaultMessage="Masz już termin? <settings>Ustaw datę egzaminu</settings>, a plan zdąży przed nią."
      description="The day of the state exam is not set; a link to the settings"
      values={{ settings: toSettings }}
    />
  );
}

function DaysLeft({ exam: { date, daysLeft } }: { readonly exam: NonNullable<PlanDto['exam']> }) {
  return (
    <FormattedMessage
      id="dashboard.day.countdown"
      defaultMessage="{state, select, past {Termin egzaminu, {day}, już minął. Zdajesz jeszcze raz? <settings>Podaj następny termin</settings>} other {{days, plural, =0 {Egzamin państwowy jest dziś} =1 {Egzamin państwowy jest jutro} one {Do egzaminu państwowego został # dzień: {day}} few {Do egzaminu państwowego zostały # dni: {day}} many {Do egzaminu państwowego zostało # dni: {day}} other {Do egzaminu państwowego zostało # dnia: {day}}}}}"
      description="Days until the learner's state exam; state is past when it is over. day is a date with its year"
      values={{
        state: daysLeft < 0 ? 'past' : 'ahead',
        days: Math.max(0, daysLeft),
        day: <FormattedDate value={midnightOf(date)} timeZone="UTC" dateStyle="long" />,
        settings: toSettings,
      }}
    />
  );
}
