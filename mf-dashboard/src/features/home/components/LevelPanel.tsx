import { useUser } from '@zielona-fala/web-kit/session';
import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LevelBar } from '../../../shared/ui/LevelBar.tsx';

/** The level and what has been gathered so far. */
export function LevelPanel() {
  const user = useUser();
  if (!user) return null;
  return (
    <Panel labelledBy="experience">
      <h2 id="experience">
        <FormattedMessage
          id="dashboard.home.experience"
          defaultMessage="{points, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}"
          description="Experience points gathered so far"
          values={{ points: user.experiencePoints }}
        />
      </h2>
      <LevelBar info={user} />
    </Panel>
  );
}
