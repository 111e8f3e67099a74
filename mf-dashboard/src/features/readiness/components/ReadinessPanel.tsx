import type { CategoryName, ReadinessDto } from '@zielona-fala/contracts';
import { failureOf } from '@zielona-fala/web-kit/session';
import { ButtonLink, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetReadinessQuery } from '../../../shared/api/study.ts';
import { topicAddress } from '../../../shared/test-address.ts';
import { TOPIC_NAMES } from '../../../shared/topic-names.ts';
import { TopicsGuessed } from '../../../shared/topics/TopicsGuessed.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { type Odds, oddsOf } from '../domain/odds.ts';
import { OddsLights } from './OddsLights.tsx';
import * as css from './ReadinessPanel.module.css';

export interface ReadinessPanelProps {
  readonly category: CategoryName;
  /** Too little is known of them to tell, which takes less room. */
  readonly isNewcomer: boolean;
}

/** "Would I pass today?": the chance with its bounds, and what would raise it most; or what is missing to tell. */
export function ReadinessPanel({ category, isNewcomer }: ReadinessPanelProps) {
  const { currentData, error, refetch } = useGetReadinessQuery(category);
  const odds = currentData ? oddsOf(currentData) : null;
  return (
    <Panel labelledBy="readiness">
      <h2 id="readiness">
        <FormattedMessage
          id="dashboard.readiness"
          defaultMessage="Czy zdasz dziś?"
          description="Heading of the chance to pass an exam today"
        />
      </h2>
      {currentData && odds ? <Told odds={odds} best={currentData.best} /> : null}
      {currentData && !odds ? <NotYet missing={currentData.missingAnswers} /> : null}
      {!currentData && error ? (
        failureOf(error)?.code === 'category-unavailable' ? (
          <p>
            <FormattedMessage
              id="dashboard.readiness.unavailable"
              defaultMessage="W kategorii {category} jest jeszcze za mało pytań na cały egzamin, więc szansy nie da się policzyć."
              description="The bank cannot fill an exam of the category"
              values={{ category }}
            />
          </p>
        ) : (
          <LoadFailure compact error={error} onRetry={() => void refetch()} />
        )
      ) : null}
      {!currentData && !error ? <ReadinessSkeleton isNewcomer={isNewcomer} /> : null}
    </Panel>
  );
}

function ReadinessSkeleton({ isNewcomer }: { readonly isNewcomer: boolean }) {
  return (
    <>
      <p className={css.figure}>
        <Skeleton width="55%" height="calc(0.86 * var(--t-figure))" />
      </p>
      {isNewcomer ? (
        <Skeleton height="4lh" />
      ) : (
        <>
          <p className={css.verdict}>
            <Skeleton width="80%" />
          </p>
          <Skeleton height="8.75rem" />
          <p className={css.best}>
            <Skeleton width="90%" />
          </p>
          <Skeleton height="var(--touch)" />
        </>
      )}
    </>
  );
}

function Told({ odds, best }: { readonly odds: Odds; readonly best: ReadinessDto['best'] }) {
  const intl = useIntl();
  const topic = best ? intl.formatMessage(TOPIC_NAMES[best.topic]) : null;
  return (
    <>
      <p className={css.figure}>
        <b>{intl.formatNumber(odds.chance / 100, { style: 'percent' })}</b>
        <span>
          <FormattedMessage
            id="dashboard.readiness.range"
            defaultMessage="szansy,{br}od {low} do {high}"
            description="Beside the chance to pass in percent: its bounds"
            values={{ low: odds.low, high: odds.high, br: <br /> }}
          />
        </span>
      </p>
      <p className={css.verdict}>
        <FormattedMessage
          id="dashboard.readiness.verdict"
          defaultMessage="{stage, select, far {Jeszcze za wcześnie na egzamin. Każdy dzień planu przybliża.} halfway {Jesteś w drodze: dziś zdasz około {chance} na 100 egzaminów.} near {Już blisko: dziś zdasz około {chance} na 100 egzaminów.} other {Możesz iść na egzamin: dziś zdasz około {chance} na 100.}}"
          description="What the chance means; stage is far, halfway, near or ready"
          values={{ stage: odds.stage, chance: odds.chance }}
        />
      </p>
      <OddsLights odds={odds} />
      {best && topic ? (
        <>
          <p className={css.best}>
            <FormattedMessage
              id="dashboard.readiness.best"
              defaultMessage="Najwięcej da <b>{topic}</b>: do {gain, plural, one {# punktu procentowego} other {# punktów procentowych}}."
              description="The topic that would raise the chance most, and by how many percentage points"
              values={{
                topic,
                gain: Math.max(1, Math.round(best.gain * 100)),
                b: (words) => <b>{words}</b>,
              }}
            />
          </p>
          <TopicsGuessed />
          <ButtonLink wide to={topicAddress(best.topic)}>
            <FormattedMessage
              id="dashboard.topic.practise"
              defaultMessage="Ćwicz: {topic}"
              description="Goes to practising a topic"
              values={{ topic }}
            />
          </ButtonLink>
        </>
      ) : null}
    </>
  );
}

function NotYet({ missing }: { readonly missing: number }) {
  return (
    <>
      <p className={css.figure}>
        <b>{missing}</b>
        <span>
          <FormattedMessage
            id="dashboard.readiness.missing"
            defaultMessage="{missing, plural, one {pytanie{br}do prognozy} few {pytania{br}do prognozy} many {pytań{br}do prognozy} other {pytania{br}do prognozy}}"
            description="Beside a big number: so many questions until the chance can be told"
            values={{ missing, br: <br /> }}
          />
        </span>
      </p>
      <p className={css.verdict}>
        <FormattedMessage
          id="dashboard.readiness.missing.text"
          defaultMessage="Odpowiedz jeszcze na tyle różnych pytań, a powiemy, jaką masz szansę zdać i który temat podniesie ją najbardziej. Plan na dziś wybiera właśnie te, których brakuje."
          description="What is missing to tell the chance, and how to get there"
        />
      </p>
    </>
  );
}
