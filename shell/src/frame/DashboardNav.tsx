import { NavLink, useLocation } from '@zielona-fala/web-kit/router';
import { useHref, useLocale } from '@zielona-fala/web-kit/session';
import { Icon, isIconName, Wordmark } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { useRouteMap } from '../navigation/useRouteMap.ts';
import * as css from './DashboardNav.module.css';

/** Tab bar on phones, rail from 900 px. */
export function DashboardNav() {
  const intl = useIntl();
  const home = useHref()('dashboard-home');
  const map = useRouteMap();
  const tabs = map.menu('tabs', useLocale());
  const here = map.locate(useLocation().pathname);
  const within = here.kind === 'page' ? here.page.tab : undefined;
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
        <Wordmark to={home} />
      </div>
      {tabs.map(({ name, path, icon, label }) => (
        <NavLink key={name} to={path} className={css.tab} isWithin={name === within}>
          {isIconName(icon) ? <Icon name={icon} size="large" /> : null}
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
