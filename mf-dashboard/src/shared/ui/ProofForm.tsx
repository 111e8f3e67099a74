import { SECOND_FACTOR_CODE_RULE } from '@zielona-fala/contracts';
import { useFormRules } from '@zielona-fala/web-kit';
import { useUser } from '@zielona-fala/web-kit/session';
import { PasswordField } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ProofField } from '../missing-proofs.ts';
import { useChangeForm } from '../use-change-form.ts';
import { useCodeRefusals, useCodeStep } from '../use-code-step.ts';
import type { ProvenAction } from '../use-proof-step.ts';
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
  readonly onSend: ProvenAction;
  readonly onCancel: () => void;
}

/** Asks the learner to show once more who they are, before a way into the account changes. */
export function ProofForm({ fields, text, action, kind = 'go', onSend, onCancel }: ProofFormProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const user = useUser();
  const codeRefusals = useCodeRefusals();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { setFocus } = form;
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

  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    handle: codeStep.askFor,
    send: (values) => onSend(Object.fromEntries(asked.map((name) => [name, values[name]]))),
  });

  return (
    <form className={css.proof} noValidate onSubmit={submit}>
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
          {...field('password', { rules: rules.currentPassword })}
        />
      ) : null}
      {asked.includes('code') ? (
        <CodeField {...field('code', { rules: rules.text(SECOND_FACTOR_CODE_RULE) })} />
      ) : null}
      <FormActions kind={kind} isPending={isPending} onCancel={onCancel}>
        {action}
      </FormActions>
    </form>
  );
}
