import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { Icon } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import * as css from './Menu.module.css';

/** Each language in its own words. */
const NAMES: Record<Locale, string> = { pl: 'Polski', en: 'English', de: 'Deutsch' };

export function LanguageMenu() {
  const intl = useIntl();
  const locale = useLocale();
  const portal = usePortal();
  const label = intl.formatMessage(
    {
      id: 'shell.language',
      defaultMessage: '{code} · język: {name}',
      description: 'Names the language menu',
    },
    { name: NAMES[locale], code: locale.toUpperCase() },
  );
  return (
    <ChoiceMenu
      label={label}
      face={
        <>
          <Icon name="globe" className={css.spared} />
          {locale.toUpperCase()}
          <Icon name="dropdown" />
        </>
      }
      choices={LOCALES.map((value) => ({ value, label: NAMES[value], text: NAMES[value], lang: value }))}
      value={locale}
      onChoose={(chosen) => void portal.locale.switchTo(chosen)}
    />
  );
}
