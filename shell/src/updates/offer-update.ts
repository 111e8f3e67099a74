import type { PortalToasts } from '@zielona-fala/contracts/portal';
import type { IntlShape } from 'react-intl';

/** Says that a newer build is there. */
export function offerUpdate(toasts: PortalToasts, intl: IntlShape): void {
  toasts.show({
    severity: 'info',
    group: 'top-right',
    life: 0,
    title: intl.formatMessage({
      id: 'shell.update.title',
      defaultMessage: 'Jest nowa wersja',
      description: 'Title of the toast about a newer build',
    }),
    text: intl.formatMessage({
      id: 'shell.update.text',
      defaultMessage: 'Wczyta się przy następnym przejściu.',
      description: 'Text of the toast about a newer build',
    }),
    action: {
      label: intl.formatMessage({
        id: 'shell.update.now',
        defaultMessage: 'Odśwież',
        description: 'Loads the newer build now',
      }),
      onPress: () => location.reload(),
    },
  });
}
