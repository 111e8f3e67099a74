import { DASHBOARD_SCREENS } from '@zielona-fala/contracts';
import { NavLink } from '@zielona-fala/web-kit/router';
import { Icon, type IconName, Wordmark } from '@zielona-fala/web-kit/ui';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import * as css from './DashboardNav.module.css';

const LABELS = defineMessages({
  home: { id: 'shell.nav.home', defaultMessage: 'Start', description: 'Tab: dashboard home' },
  practise: {
    id: 'shell.nav.practise',
    defaultMessage: 'Ćwicz',
    description: 'Tab: choose what to practise',
  },
  statistics: { id: 'shell.nav.statistics', defaultMessage: 'Postępy', description: 'Tab: statistics' },
  ranking: { id: 'shell.nav.ranking', defaultMessage: 'Ranking', description: 'Tab: ranking' },
  profile: { id: 'shell.nav.profile', defaultMessage: 'Profil', description: 'Tab: profile' },
});

const TABS: readonly { readonly path: string; readonly icon: IconName; readonly label: MessageDescriptor }[] =
  [
    { path: DASHBOARD_SCREENS['dashboard-home'], icon: 'house', label: LABELS.home },
    { path: DASHBOARD_SCREENS['dashboard-select-mode'], icon: 'play', label: LABELS.practise },
    { path: DASHBOARD_SCREENS['dashboard-statistics'], icon: 'stats', label: LABELS.statistics },
    { path: DASHBOARD_SCREENS['dashboard-ranking'], icon: 'ranking', label: LABELS.ranking },
    { path: DASHBOARD_SCREENS['dashboard-profile'], icon: 'account', label: LABELS.profile },
  ];

/** Tab bar on phones, rail from 900 px. */
export function DashboardNav() {
  const intl = useIntl();
  return (
    <nav
      className={css.nav}
      aria-label={intl.formatMessage({
        id: 'shell.nav.main',
        defaultMessage: 'Menu główne',
        description: 'Names the navigation of the dashboard',
      })}
    >
      <div className={css.brand}>
        <Wordmark to={DASHBOARD_SCREENS['dashboard-home']} />
      </div>
      {TABS.map(({ path, icon, label }) => (
        <NavLink key={path} to={path} className={css.tab}>
          <Icon name={icon} size="large" />
          <span>{intl.formatMessage(label)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
