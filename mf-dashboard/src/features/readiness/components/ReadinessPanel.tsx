import type { CategoryName } from '@zielona-fala/contracts';
import { WhenFact } from '@zielona-fala/web-kit/facts';
import { failureOf } from '@zielona-fala/web-kit/session';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useGetReadinessQuery } from '../../../shared/api/study.ts';
import { oddsOf } from '../../../shared/study/odds.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import * as css from './ReadinessPanel.module.css';
import { Told } from './Told.tsx';
import { Untold } from './Untold.tsx';

export interface ReadinessPanelProps {
  readonly category: CategoryName;
  /** Not enough data for an estimate, which takes less space. */
  readonly isNewcomer: boolean;
}

/** How ready the learner is, in words, with the chance and its bounds, and what helps most; or what is missing for an estimate. */
export function ReadinessPanel({ category, isNewcomer }: ReadinessPanelProps) {
  const query = useGetReadinessQuery(category);
  const isUnavailable = !query.currentData && failureOf(query.error)?.code === 'category-unavailable';
  return (
    <Panel labelledBy="readiness">
      <h2 id="readiness">
        <FormattedMessage
          id="dashboard.readiness"
          defaultMessage="Gotowość do egzaminu"
          description="Heading of how ready the learner is for an exam"
        />
      </h2>
      {isUnavailable ? (
        <p>
          <FormattedMessage
            id="dashboard.readiness.unavailable"
            defaultMessage="W kategorii {category} jest jeszcze za mało pytań na cały egzamin, więc szansy nie da się policzyć."
            description="The bank cannot fill an exam of the category"
            values={{ category }}
          />
        </p>
      ) : (
        <Loaded compact query={query} loading={<ReadinessSkeleton isNewcomer={isNewcomer} />}>
          {(readiness) => {
            const odds = oddsOf(readiness);
            return odds ? <Told odds={odds} readiness={readiness} /> : <Untold readiness={readiness} />;
          }}
        </Loaded>
      )}
      <OfficialBank />
    </Panel>
  );
}

function ReadinessSkeleton({ isNewcomer }: { readonly isNewcomer: boolean }) {
  return (
    <>
      <p className={css.verdict}>
        <Skeleton width="55%" height="1lh" />
      </p>
      {isNewcomer ? (
        <Skeleton height="4lh" />
      ) : (
        <>
          <p>
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

/** Says which questions are counted, where that is the state's. That a portal has its own alone, its home page says. */
function OfficialBank() {
  return (
    <WhenFact name="bank.source" is="official">
      <p className={css.bank}>
        <FormattedMessage
          id="dashboard.readiness.official"
          defaultMessage="Gotowość i plan liczą pytania z urzędowej bazy, te same, z których losuje egzamin."
          description="Below readiness, where an edition of the official bank is loaded: readiness and plan count its questions alone"
        />
      </p>
    </WhenFact>
  );
}
