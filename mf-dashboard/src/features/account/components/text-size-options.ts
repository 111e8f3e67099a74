import type { SegmentedOption } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import type { TextSize } from '../../../shared/player/text-size.ts';

export function useTextSizeOptions(): readonly SegmentedOption<TextSize>[] {
  const intl = useIntl();
  return [
    {
      value: 'normal',
      label: intl.formatMessage({
        id: 'dashboard.settings.letters.normal',
        defaultMessage: 'Zwykłe',
        description: 'Size of letters: as usual',
      }),
    },
    {
      value: 'large',
      label: intl.formatMessage({
        id: 'dashboard.settings.letters.large',
        defaultMessage: 'Duże',
        description: 'Size of letters: larger than usual',
      }),
    },
    {
      value: 'larger',
      label: intl.formatMessage({
        id: 'dashboard.settings.letters.larger',
        defaultMessage: 'Największe',
        description: 'Size of letters: the largest',
      }),
    },
  ];
}
