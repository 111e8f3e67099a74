import { TextField } from '@zielona-fala/web-kit/ui';
import { useEffect } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChangeForm } from '../use-change-form.ts';
import { FormActions } from './FormActions.tsx';
import * as css from './NameForm.module.css';

interface Values {
  readonly name: string;
}

export interface NameFormProps {
  /** What it is called now. */
  readonly name: string;
  /** Says whose name it is. */
  readonly label: string;
  readonly rules: RegisterOptions<Values, 'name'>;
  /** @param name without white space around it. Rejects with the failure of its call. */
  readonly rename: (name: string) => Promise<unknown>;
  readonly onDone: () => void;
}

/** Gives something of the learner's another name. */
export function NameForm({ name, label, rules, rename, onDone }: NameFormProps) {
  const intl = useIntl();
  const form = useForm<Values>({ defaultValues: { name } });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const refusals = {
    name: {
      default: intl.formatMessage({
        id: 'dashboard.name.refused',
        defaultMessage: 'Tej nazwy nie można użyć. Wpisz inną.',
        description: 'The new name of a group or a passkey is not allowed',
      }),
    },
  };
  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    async send(values) {
      await rename(values.name.trim());
      onDone();
    },
  });
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField label={label} autoComplete="off" {...field('name', { rules })} />
      <FormActions isPending={isPending} onCancel={onDone}>
        <FormattedMessage
          id="dashboard.name.save"
          defaultMessage="Zapisz"
          description="Keeps the new name of a group or a passkey"
        />
      </FormActions>
    </form>
  );
}
