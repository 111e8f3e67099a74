import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProofForm, type ProofFormProps } from './ProofForm.tsx';

export type SignInProofProps = Pick<ProofFormProps, 'fields' | 'onSend' | 'onCancel'> & {
  /** Words of the button, where it does more than go on. */
  readonly action?: ReactNode;
};

/** Asks who it is before a way to sign in changes. */
export function SignInProof({ action = <Next />, ...props }: SignInProofProps) {
  return (
    <ProofForm
      {...props}
      text={
        <FormattedMessage
          id="dashboard.second-factor.prove"
          defaultMessage="Zanim zmienimy sposób logowania, potwierdź, że to Ty."
          description="Why the password is asked for once more"
        />
      }
      action={action}
    />
  );
}

function Next() {
  return (
    <FormattedMessage
      id="dashboard.second-factor.next"
      defaultMessage="Dalej"
      description="Goes on to the change that was asked for"
    />
  );
}
