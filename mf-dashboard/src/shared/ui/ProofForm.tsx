import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { applyFailure, useFormRules } from '@zielona-fala/web-kit';
import { useUser } from '@zielona-fala/web-kit/session';
import { PasswordField } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ProofField, Proofs } from '../missing-proofs.ts';
import { useActionFailed } from '../use-action-failed.ts';
import { CODE_RULE, useCodeRefusals, useCodeStep } from '../use-code-step.ts';
import { CodeField } from './CodeField.tsx';
import { FormActions } from './FormActions.tsx';
import * as css from './ProofForm.module.css';

export interface ProofFormProps {
  /** What is asked for from the start; the code follows where the server wants it. */
  readonly fields: readonly ProofField[];
  /** What follows, and words of the button that does it. */
  readonly text: ReactNode;
  readonly action: ReactNode;
  readonly kind?: 'go' | 'stop';
  /** @returns why it was refused; null when it was done */
  readonly onSend: (proofs: Proofs) => Promise<ApiFailure | null>;
  readonly onCancel: () => void;
}

/** Asks the learner to show once more who they are, before a way into the account changes. */
export function ProofForm({ fields, text, action, kind = 'go', onSend, onCancel }: ProofFormProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const user = useUser();
  const sayFailed = useActionFailed();
  const codeRefusals = useCodeRefusals();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const codeStep = useCodeStep(() => setFocus('code'));
  const asked: readonly ProofField[] = codeStep.isAsked ? [...new Set([...fields, 'code' as const])] : fields;
  const [first = 'password'] = fields;
  useEffect(() => setFocus(first), [setFocus, first]);

  const refusals = {
    password: {
      default: intl.formatMessage({
        id: 'dashboard.proof.password.wrong',
        defaultMessage: 'To nie jest Twoje hasło. Wpisz je jeszcze raz.',
        description: 'The password that was asked for once more is wrong',
      }),
    },
    code: codeRefusals,
  };

  const submit = async (values: Record<ProofField, string>) => {
    const proofs = Object.fromEntries(asked.map((field) => [field, values[field]]));
    const failure = await onSend(proofs);
    if (codeStep.askFor(failure)) return;
    if (failure && !applyFailure(failure, refusals, setError)) sayFailed(failure);
  };

  return (
    <form className={css.proof} noValidate onSubmit={handleSubmit(submit)}>
      <p className={css.why}>{text}</p>
      <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      {asked.includes('password') ? (
        <PasswordField
          label={intl.formatMessage({
            id: 'dashboard.proof.password',
            defaultMessage: 'Twoje hasło',
            description: 'Label of the password that is asked for once more',
          })}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', rules.currentPassword)}
        />
      ) : null}
      {asked.includes('code') ? (
        <CodeField error={formState.errors.code?.message} {...register('code', rules.text(CODE_RULE))} />
      ) : null}
      <FormActions kind={kind} isPending={formState.isSubmitting} onCancel={onCancel}>
        {action}
      </FormActions>
    </form>
  );
}
