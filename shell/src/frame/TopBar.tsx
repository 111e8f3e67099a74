import { DASHBOARD_SCREENS, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { NavLink } from '@zielona-fala/web-kit/router';
import { useLocale, useSession } from '@zielona-fala/web-kit/session';
import { ButtonLink, cx, Icon, Wordmark } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PUBLIC_LINKS } from './public-links.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import * as css from './TopBar.module.css';

export interface TopBarProps {
  /** With links to the public pages and the way in. */
  readonly nav?: boolean;
}

/** The way to the dashboard, or to signing in; on phones its icon alone. */
function WayIn() {
  const intl = useIntl();
  const locale = useLocale();
  const signedIn = useSession().status === 'signed-in';
  const to = signedIn ? DASHBOARD_SCREENS['dashboard-home'] : PUBLIC_SCREENS.login[locale];
  const words = signedIn
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
    <ButtonLink to={to} className={css.wayIn}>
      <Icon name="account" className={css.wayInIcon} />
      <span className={css.wayInWords}>{words}</span>
    </ButtonLink>
  );
}

/** Bar of the public and the account pages. */
export function TopBar({ nav }: TopBarProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <header className={cx(css.bar, nav && css.edged)}>
      <div className={css.inner}>
        <Wordmark to={PUBLIC_SCREENS.home[locale]} className={css.brand} />
        {nav ? (
          <nav
            className={css.nav}
            aria-label={intl.formatMessage({
              id: 'shell.nav.public',
              defaultMessage: 'Strony',
              description: 'Names the navigation of the public pages',
            })}
          >
            {PUBLIC_LINKS.slice(0, 4).map(({ screen, label }) => (
              <NavLink key={screen} to={PUBLIC_SCREENS[screen][locale]}>
                {intl.formatMessage(label)}
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
