import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useGetPreferencesQuery } from '../../../shared/api/preferences.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { LearningForm } from './LearningForm.tsx';

/** How the learner learns, and who sees the results: choices that go with the account. */
export function Learning() {
  const query = useGetPreferencesQuery();
  return (
    <Panel labelledBy="learning">
      <h2 id="learning">
        <FormattedMessage
          id="dashboard.learning"
          defaultMessage="Nauka i ranking"
          description="Heading of the choices of daily goal, exam date and ranking"
        />
      </h2>
      <Loaded query={query} loading={<Skeleton height="12rem" />}>
        {(preferences) => <LearningForm preferences={preferences} />}
      </Loaded>
    </Panel>
  );
}
