import type { ReadinessDto } from '@zielona-fala/contracts';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import type { Odds } from '../../../shared/study/odds.ts';
import { Chance, Verdict } from '../../../shared/study/ReadinessWords.tsx';
import { PractiseTopic } from '../../../shared/topics/PractiseTopic.tsx';
import { TopicsGuessed } from '../../../shared/topics/TopicsGuessed.tsx';
import { OddsLights } from './OddsLights.tsx';
import * as css from './ReadinessPanel.module.css';

export interface ToldProps {
  readonly odds: Odds;
  readonly readiness: Pick<ReadinessDto, 'verdict' | 'best'>;
}

/** The verdict first, then the figure it rests on, and the one thing that helps most. */
export function Told({ odds, readiness: { verdict, best } }: ToldProps) {
  return (
    <>
      <p className={css.verdict}>
        <Verdict verdict={verdict} />
      </p>
      <p className={css.chance}>
        <Chance odds={odds} />
      </p>
      <OddsLights odds={odds} />
      {best && verdict !== 'ready' ? <BestTopic best={best} /> : <TryExam />}
    </>
  );
}

function BestTopic({ best: { topic: name, gain } }: { readonly best: NonNullable<ReadinessDto['best']> }) {
  const topic = useIntl().formatMessage(TOPIC_NAMES[name]);
  return (
    <>
      <p className={css.best}>
        <FormattedMessage
          id="dashboard.readiness.best"
          defaultMessage="Najwięcej da <b>{topic}</b>: do {gain, plural, one {# punktu procentowego} other {# punktów procentowych}}."
          description="The topic that would raise the chance most, and by how many percentage points"
          values={{
            topic,
            gain: Math.max(1, Math.round(gain * 100)),
            b: (words) => <b>{words}</b>,
          }}
        />
      </p>
      <TopicsGuessed />
      <PractiseTopic topic={name} />
    </>
  );
}

function TryExam() {
  return (
    <>
      <p className={css.best}>
        <FormattedMessage
          id="dashboard.readiness.ready"
          defaultMessage="Egzamin próbny pokaże, czy tak jest też z zegarem."
          description="What helps most once the learner is ready"
        />
      </p>
      <ButtonLink wide to={`${pathOf('dashboard-select-mode')}?mode=exam`}>
        <FormattedMessage
          id="dashboard.readiness.ready.action"
          defaultMessage="Egzamin próbny"
          description="Goes to a new exam"
        />
      </ButtonLink>
    </>
  );
}
