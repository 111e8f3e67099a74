import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { OfflinePack, QueuedAnswer } from '../../../shared/offline/offline-pack.ts';
import { DayCount } from '../../../shared/study/DayCount.tsx';
import { DayHeading } from '../../../shared/study/DayHeading.tsx';
import { oddsOf } from '../../../shared/study/odds.ts';
import { Chance, Missing, Verdict } from '../../../shared/study/ReadinessWords.tsx';
import * as css from './OfflinePractice.module.css';
import { type Today, useToday } from './use-today.ts';

export interface TodayPanelProps {
  readonly pack: OfflinePack;
  readonly answers: readonly QueuedAnswer[];
  readonly hasNetwork: boolean;
}

/** What is left of the day's plan and how ready the learner is, with every answer that was given here. */
export function TodayPanel({ pack, answers, hasNetwork }: TodayPanelProps) {
  const today = useToday(pack, answers, hasNetwork);
  if (today === null) return null;
  const { plan, readiness, isOwn } = today;
  return (
    <Panel className={css.part} labelledBy="today">
      <h2 id="today">
        <DayHeading category={pack.category} plan={plan} />
      </h2>
      <p className={css.text}>
        <DayCount plan={plan} />
      </p>
      {readiness ? <Readiness readiness={readiness} /> : null}
      {isOwn ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.offline.today.own"
            defaultMessage="Policzone w tej przeglądarce: to, co było na koncie {date}, i odpowiedzi dane tutaj."
            description="Below plan and readiness, where they are worked out in the browser: by what the account knew on the day on which the pack was made, and by the answers given in this browser"
            values={{ date: <FormattedDate value={pack.made} day="numeric" month="long" /> }}
          />
        </p>
      ) : null}
    </Panel>
  );
}

function Readiness({ readiness }: { readonly readiness: NonNullable<Today['readiness']> }) {
  const odds = oddsOf(readiness);
  if (odds === null) {
    return (
      <p className={css.text}>
        <Missing missing={readiness.missingAnswers} />
      </p>
    );
  }
  return (
    <p className={css.text}>
      <b>
        <Verdict verdict={readiness.verdict} />.
      </b>{' '}
      <Chance odds={odds} />
    </p>
  );
}
