import type { Theme } from '@zielona-fala/contracts/portal';
import type { SegmentedOption } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';

export function useThemeOptions(): readonly SegmentedOption<Theme>[] {
  const intl = useIntl();
  return [
    {
      value: 'system',
      label: intl.formatMessage({
        id: 'dashboard.settings.theme.system',
        defaultMessage: 'Jak w systemie',
        description: 'Theme: follows the system',
      }),
    },
    {
      value: 'light',
      label: intl.formatMessage({
        id: 'dashboard.settings.theme.light',
        defaultMessage: 'Jasny',
        description: 'Theme: light',
      }),
    },
    {
      value: 'dark',
      label: intl.formatMessage({
        id: 'dashboard.settings.theme.dark',
        defaultMessage: 'Ciemny',
        description: 'Theme: dark',
      }),
    },
  ];
}
