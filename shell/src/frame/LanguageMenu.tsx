import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { Link, useLocation } from '@zielona-fala/web-kit/router';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { Icon } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { useRouteMap } from '../navigation/useRouteMap.ts';
import * as css from './Menu.module.css';
import { closeMenu, Menu } from './Menu.tsx';

/** Each language in its own words. */
const NAMES: Record<Locale, string> = { pl: 'Polski', en: 'English', de: 'Deutsch' };

/** The page in each language. With scripts it stays where it is and changes its words. */
export function LanguageMenu() {
  const intl = useIntl();
  const locale = useLocale();
  const portal = usePortal();
  const map = useRouteMap();
  const { pathname, search } = useLocation();
  const label = intl.formatMessage(
    {
      id: 'shell.language',
      defaultMessage: '{code} · język: {name}',
      description: 'Names the language menu',
    },
    { name: NAMES[locale], code: locale.toUpperCase() },
  );
  return (
    <Menu
      label={label}
      align="end"
      face={
        <>
          <Icon name="globe" className={css.spared} />
          {locale.toUpperCase()}
          <Icon name="dropdown" />
        </>
      }
    >
      {LOCALES.map((value) => (
        <li key={value}>
          <Link
            to={(map.translated(pathname, value) ?? pathname) + search}
            hrefLang={value}
            lang={value}
            className={css.item}
            aria-current={value === locale ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              closeMenu(event);
              void portal.locale.switchTo(value);
            }}
          >
            {NAMES[value]}
          </Link>
        </li>
      ))}
    </Menu>
  );
}
