import { PASSKEY_NAME_RULE } from '@zielona-fala/contracts';
import { applyFailure, useFormRules } from '@zielona-fala/web-kit';
import { failureOf } from '@zielona-fala/web-kit/session';
import { TextField } from '@zielona-fala/web-kit/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormActions } from '../../../shared/ui/FormActions.tsx';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useRenamePasskeyMutation } from '../api/passkeys.ts';
import * as css from './Passkeys.module.css';

export interface PasskeyNameFormProps {
  readonly id: string;
  /** What it is called now. */
  readonly name: string;
  readonly onDone: () => void;
}

/** Calls a passkey as its learner does. */
export function PasskeyNameForm({ id, name, onDone }: PasskeyNameFormProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const sayFailed = useActionFailed();
  const [rename] = useRenamePasskeyMutation();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { name } });
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const refusals = {
    name: {
      default: intl.formatMessage({
        id: 'dashboard.passkeys.name.refused',
        defaultMessage: 'Tej nazwy nie można użyć. Wpisz inną.',
        description: 'The name of a passkey is not allowed',
      }),
    },
  };
  const submit = async (values: { name: string }) => {
    const { error } = await rename({ id, name: values.name.trim() });
    if (!error) return onDone();
    const failure = failureOf(error);
    if (!failure || !applyFailure(failure, refusals, setError)) sayFailed(failure);
  };

  return (
    <form className={css.form} noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.passkeys.name',
          defaultMessage: 'Nazwa klucza',
          description: 'Label of the name of a passkey',
        })}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', rules.text(PASSKEY_NAME_RULE))}
      />
      <FormActions isPending={formState.isSubmitting} onCancel={onDone}>
        <FormattedMessage
          id="dashboard.passkeys.name.save"
          defaultMessage="Zapisz"
          description="Keeps the new name of a passkey"
        />
      </FormActions>
    </form>
  );
}
