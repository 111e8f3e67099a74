import type { Registration } from '@zielona-fala/contracts/portal';
import {
  applyFailure,
  FailureNotice,
  MissedFields,
  useFields,
  useFormRules,
  useSubmission,
} from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, EmailField, TextField } from '@zielona-fala/web-kit/ui';
import { NewPasswordFields } from '@zielona-fala/web-kit/words/credentials';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { NeedsScripts } from '../../../shared/forms/NeedsScripts.tsx';
import * as page from '../../../shared/page/page.module.css';
import { RegistrationTerms } from './RegistrationTerms.tsx';
import { useRegisterWords } from './use-register-words.ts';

const EMPTY: Registration = { username: '', email: '', password: '', repeatPassword: '' };

export interface RegisterFormProps {
  readonly onRegistered: () => void;
  /** What is chosen besides, above the button. */
  readonly children: ReactNode;
}

/** A new account. The portal leads on as soon as the learner is signed in. */
export function RegisterForm({ onRegistered, children }: RegisterFormProps) {
  const rules = useFormRules();
  const words = useRegisterWords();
  const { session } = usePortal();
  const form = useForm<Registration>({ defaultValues: EMPTY });
  const field = useFields(form);
  const [username, email] = useWatch({ control: form.control, name: ['username', 'email'] });

  const { failure, submit } = useSubmission(form, {
    async send(values) {
      await session.register({ ...values, username: values.username.trim() });
      onRegistered();
    },
    refuse: (refusal) => applyFailure(refusal, words.refusals, form.setError),
  });

  return (
    <form className={page.stack} method="post" noValidate onSubmit={submit}>
      <NeedsScripts />
      {failure ? <FailureNotice failure={failure} /> : null}
      {/* the address signs in, not the username: password managers store the field marked "username" */}
      <TextField
        label={words.labels.username}
        hint={words.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username', { rules: rules.username })}
      />
      <EmailField
        label={words.labels.email}
        hint={words.emailHint}
        {...field('email', { rules: rules.email })}
      />
      <NewPasswordFields
        form={form}
        field={field}
        password="password"
        repeat="repeatPassword"
        labels={words.labels}
        owner={{ username, email }}
      />
      {children}
      <MissedFields form={form} labels={words.labels} />
      <Button kind="go" wide type="submit" isPending={form.formState.isSubmitting}>
        <FormattedMessage
          id="auth.register.submit"
          defaultMessage="Załóż konto za 0 zł"
          description="Button that makes the account; free of charge"
        />
      </Button>
      <RegistrationTerms />
    </form>
  );
}
