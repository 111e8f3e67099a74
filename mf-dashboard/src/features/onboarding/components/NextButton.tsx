import { Button } from '@zielona-fala/web-kit/ui';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

export const NextButton = (props: Pick<ComponentProps<typeof Button>, 'isPending' | 'onPress' | 'type'>) => (
  <Button kind="go" wide {...props}>
    <FormattedMessage id="dashboard.first.next" defaultMessage="Dalej" description="Goes to the next step" />
  </Button>
);
