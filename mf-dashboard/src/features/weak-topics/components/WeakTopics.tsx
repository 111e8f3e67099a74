import type { CategoryName } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useGetTopicCountsQuery } from '../../../shared/api/get-topic-counts.ts';
import { weakestFirst } from '../../../shared/topic-results.ts';
import { NoWeakTopics } from '../../../shared/topics/NoWeakTopics.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PanelHead } from '../../../shared/ui/PanelHead.tsx';
import { TopicBars } from '../../../shared/ui/TopicBars.tsx';
import * as css from './WeakTopics.module.css';

const SHOWN = 3;

/** Where most is lost: the topics with the fewest right answers. */
export function WeakTopics({ category }: { readonly category: CategoryName }) {
  const query = useGetTopicCountsQuery(category);
  return (
    <Panel labelledBy="weak">
      <PanelHead
        id="weak"
        heading={
          <FormattedMessage
            id="dashboard.weak"
            defaultMessage="Tu tracisz najwięcej"
            description="Heading of the topics with the fewest right answers"
          />
        }
        allAt={pathOf('dashboard-statistics')}
        all={
          <FormattedMessage
            id="dashboard.weak.all"
            defaultMessage="Wszystkie tematy"
            description="Goes to the statistics of all topics"
          />
        }
      />
      <div className={css.topics}>
        <Loaded compact query={query} loading={<Skeleton height="10rem" />}>
          {(counts) => {
            const known = weakestFirst(counts);
            const weak = known.filter(({ share }) => share < 1).slice(0, SHOWN);
            return weak.length > 0 ? <TopicBars results={weak} /> : <NoTopics isKnown={known.length > 0} />;
          }}
        </Loaded>
      </div>
    </Panel>
  );
}

function NoTopics({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <p>
      {isKnown ? (
        <FormattedMessage
          id="dashboard.weak.all-right"
          defaultMessage="Jak dotąd w żadnym temacie nie tracisz punktów."
          description="In every topic that has five answers all of them are right"
        />
      ) : (
        <NoWeakTopics />
      )}
    </p>
  );
}
