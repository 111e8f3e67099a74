import { useUser } from '@zielona-fala/web-kit/session';
import { ButtonLink, Icon, PageSkeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { AccountFacts } from '../features/account/components/AccountFacts.tsx';
import { ProfileCard } from '../features/account/components/ProfileCard.tsx';
import { ProfileFigures } from '../features/account/components/ProfileFigures.tsx';
import { RenameForm } from '../features/account/components/RenameForm.tsx';
import { Medals } from '../features/medals/components/Medals.tsx';
import { pathOf } from '../path-of.ts';
import * as css from '../shared/ui/columns.module.css';

/** dashboard/profile */
export function ProfilePage() {
  const user = useUser();
  if (!user) return <PageSkeleton />;
  return (
    <div className={css.column}>
      <div className={css.columns}>
        <ProfileCard user={user} />
        <ProfileFigures />
      </div>
      <Medals />
      <div className={css.columns}>
        <AccountFacts user={user} />
        <div className={css.column}>
          <RenameForm username={user.username} />
          <ButtonLink wide to={pathOf('dashboard-settings')}>
            <Icon name="settings" />
            <FormattedMessage
              id="dashboard.profile.settings"
              defaultMessage="Ustawienia"
              description="Goes to the settings"
            />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
