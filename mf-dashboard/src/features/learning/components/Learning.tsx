import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useGetPreferencesQuery } from '../../../shared/api/preferences.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { LearningForm } from './LearningForm.tsx';

/** How the learner learns, and who sees the results: choices that go with the account. */
export function Learning() {
  const { data, error, refetch } = useGetPreferencesQuery();
  return (
    <Panel labelledBy="learning">
      <h2 id="learning">
        <FormattedMessage
          id="dashboard.learning"
          defaultMessage="Nauka i ranking"
          description="Heading of the choices of daily goal, exam date and ranking"
        />
      </h2>
      {data ? <LearningForm preferences={data} /> : null}
      {!data && error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height="12rem" /> : null}
    </Panel>
  );
}
