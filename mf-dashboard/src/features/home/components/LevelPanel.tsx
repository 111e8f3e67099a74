import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useGetLevelQuery } from '../../../shared/api/get-level.ts';
import { LevelBar } from '../../../shared/ui/LevelBar.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';

/** The level and what has been gathered so far. */
export function LevelPanel() {
  const { data, error, refetch } = useGetLevelQuery();
  if (!data) {
    return error ? (
      <Panel>
        <LoadFailure error={error} onRetry={refetch} />
      </Panel>
    ) : null;
  }
  return (
    <Panel labelledBy="experience">
      <h2 id="experience">
        <FormattedMessage
          id="dashboard.home.experience"
          defaultMessage="{points, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}"
          description="Experience points gathered so far"
          values={{ points: data.experiencePoints }}
        />
      </h2>
      <LevelBar />
    </Panel>
  );
}
