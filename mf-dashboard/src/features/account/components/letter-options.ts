import type { SegmentedOption } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import type { LetterSize } from '../../../shared/player/letters.ts';

export function useLetterOptions(): readonly SegmentedOption<LetterSize>[] {
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
