import { Button, Icon } from '@zielona-fala/web-kit/ui';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';

/** Asks for a failed part again. */
export function RetryButton(props: Pick<ComponentProps<typeof Button>, 'isPending' | 'onPress'>) {
  const intl = useIntl();
  return (
    <Button {...props}>
      <Icon name="arrowsRepeat" />
      {intl.formatMessage({
        id: 'shell.retry',
        defaultMessage: 'Spróbuj jeszcze raz',
        description: 'Button that asks for a failed part again',
      })}
    </Button>
  );
}
