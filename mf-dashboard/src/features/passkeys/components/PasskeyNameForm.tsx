import { PASSKEY_NAME_RULE } from '@zielona-fala/contracts';
import { useFormRules } from '@zielona-fala/web-kit';
import { TextField } from '@zielona-fala/web-kit/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormActions } from '../../../shared/ui/FormActions.tsx';
import { useChangeForm } from '../../../shared/use-change-form.ts';
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
  const [rename] = useRenamePasskeyMutation();
  const form = useForm({ defaultValues: { name } });
  const { setFocus } = form;
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
  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    async send(values) {
      await rename({ id, name: values.name.trim() }).unwrap();
      onDone();
    },
  });

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.passkeys.name',
          defaultMessage: 'Nazwa klucza',
          description: 'Label of the name of a passkey',
        })}
        autoComplete="off"
        {...field('name', { rules: rules.text(PASSKEY_NAME_RULE) })}
      />
      <FormActions isPending={isPending} onCancel={onDone}>
        <FormattedMessage
          id="dashboard.passkeys.name.save"
          defaultMessage="Zapisz"
          description="Keeps the new name of a passkey"
        />
      </FormActions>
    </form>
  );
}
