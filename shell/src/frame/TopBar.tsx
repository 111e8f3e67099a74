import { isMember } from '@zielona-fala/contracts/portal';
import { NavLink } from '@zielona-fala/web-kit/router';
import { useHref, useLocale, useSession } from '@zielona-fala/web-kit/session';
import { ButtonLink, cx, Icon, Tooltip, Wordmark } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { useRouteMap } from '../navigation/useRouteMap.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import * as css from './TopBar.module.css';

export interface TopBarProps {
  /** With links to the public pages and the way in. */
  readonly nav?: boolean;
}

/** The way to the dashboard, or to signing in; on phones its icon alone. */
function WayIn() {
  const intl = useIntl();
  const member = isMember(useSession().status);
  const to = useHref()(member ? 'dashboard-home' : 'login');
  const words = member
    ? intl.formatMessage({
        id: 'shell.toDashboard',
        defaultMessage: 'Moja nauka',
        description: 'Link from the public pages to the dashboard',
      })
    : intl.formatMessage({
        id: 'shell.login',
        defaultMessage: 'Zaloguj się',
        description: 'Link to the login page',
      });
  return (
    <Tooltip text={words} isName className={css.wayInTip}>
      <ButtonLink to={to} className={css.wayIn}>
        <Icon name="account" className={css.wayInIcon} />
        <span className={css.wayInWords}>{words}</span>
      </ButtonLink>
    </Tooltip>
  );
}

/** Bar of the public and the account pages. */
export function TopBar({ nav }: TopBarProps) {
  const intl = useIntl();
  const href = useHref();
  const links = useRouteMap().menu('top', useLocale());
  return (
    <header className={cx(css.bar, nav && css.edged)}>
      <div className={css.inner}>
        <Wordmark to={href('home')} className={css.brand} />
        {nav ? (
          <nav
            className={css.nav}
            aria-label={intl.formatMessage({
              id: 'shell.nav.public',
              defaultMessage: 'Strony',
              description: 'Names the navigation of the public pages',
            })}
          >
            {links.map(({ name, path, label }) => (
              <NavLink key={name} to={path}>
                {label}
              </NavLink>
            ))}
          </nav>
        ) : null}
        <LanguageMenu />
        <ThemeMenu />
        {nav ? <WayIn /> : null}
      </div>
    </header>
  );
}
