import { THEMES, type Theme } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Icon, type IconName } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { ChoiceMenu } from './ChoiceMenu.tsx';

const NAMES = defineMessages({
  light: { id: 'shell.theme.light', defaultMessage: 'Jasny', description: 'Light theme' },
  dark: { id: 'shell.theme.dark', defaultMessage: 'Ciemny', description: 'Dark theme' },
  system: { id: 'shell.theme.system', defaultMessage: 'Jak w systemie', description: 'Theme of the system' },
});
const ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'sunMoon' };

/** The server does not know the chosen theme. */
const asSystem = (): Theme => 'system';

export function ThemeMenu() {
  const intl = useIntl();
  const { theme } = usePortal();
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, asSystem);
  const label = intl.formatMessage(
    { id: 'shell.theme', defaultMessage: 'Motyw: {name}', description: 'Names the theme menu' },
    { name: intl.formatMessage(NAMES[chosen]) },
  );
  return (
    <ChoiceMenu
      label={label}
      face={<Icon name={ICONS[chosen]} />}
      choices={THEMES.map((value) => {
        const text = intl.formatMessage(NAMES[value]);
        return {
          value,
          label: (
            <>
              <Icon name={ICONS[value]} />
              {text}
            </>
          ),
        };
      })}
      value={chosen}
      onChoose={theme.choose}
    />
  );
}
