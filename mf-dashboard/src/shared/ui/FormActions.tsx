import { Button } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './FormActions.module.css';

export interface FormActionsProps {
  /** Words of the button that sends the form. */
  readonly children: ReactNode;
  readonly kind?: 'go' | 'stop';
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

/** Sends a small form, or leaves it without a change. */
export function FormActions({ children, kind = 'go', isPending, onCancel }: FormActionsProps) {
  return (
    <div className={css.actions}>
      <Button kind={kind} type="submit" isPending={isPending}>
        {children}
      </Button>
      <Button kind="quiet" onPress={onCancel}>
        <FormattedMessage
          id="dashboard.proof.cancel"
          defaultMessage="Anuluj"
          description="Leaves the form without a change"
        />
      </Button>
    </div>
  );
}
