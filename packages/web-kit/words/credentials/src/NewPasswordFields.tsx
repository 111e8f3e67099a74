import { type BindField, type PasswordOwner, useFormRules } from '@zielona-fala/web-kit';
import { PasswordField } from '@zielona-fala/web-kit/ui';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { PasswordHint } from './PasswordHint.tsx';

export interface NewPasswordFieldsProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly form: UseFormReturn<Values>;
  readonly field: BindField<Values>;
  readonly password: Name;
  readonly repeat: Name;
  readonly labels: Readonly<Record<Name, string>>;
  /** Whose it will be. */
  readonly owner?: PasswordOwner;
}

/** A new password, and the same again. */
export function NewPasswordFields<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  field,
  password,
  repeat,
  labels,
  owner = {},
}: NewPasswordFieldsProps<Values, Name>) {
  const rules = useFormRules();
  const typed = useWatch({ control: form.control, name: password });
  return (
    <>
      <PasswordField
        label={labels[password]}
        hint={<PasswordHint password={typed} owner={owner} />}
        autoComplete="new-password"
        {...field(password, { rules: rules.newPassword, repeatedBy: repeat })}
      />
      <PasswordField
        label={labels[repeat]}
        autoComplete="new-password"
        {...field(repeat, { rules: rules.repeatOf(() => form.getValues(password)) })}
      />
    </>
  );
}
