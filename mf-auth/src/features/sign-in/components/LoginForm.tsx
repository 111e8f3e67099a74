import type { Credentials } from '@zielona-fala/contracts/portal';
import { FailureNotice, MissedFields, useFields, useFormRules, useSubmission } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, EmailField, PasswordField } from '@zielona-fala/web-kit/ui';
import { type FormEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FIELD_LABELS } from '../../../shared/forms/labels.ts';
import { NeedsScripts } from '../../../shared/forms/NeedsScripts.tsx';
import type { SecondStep } from '../../../shared/forms/second-step.ts';
import { typedEmail } from '../../../shared/forms/typed-email.ts';
import * as page from '../../../shared/page/page.module.css';

const WRONG_PAIR = 'wrong-pair';

export interface LoginFormProps {
  /** Of who comes back from the second step: the address is known already. */
  readonly returned: boolean;
  /** The pair is right, and the account asks for a code besides. */
  readonly onSecondStep: (step: SecondStep) => void;
}

/** E-mail and password. The portal leads on as soon as the learner is signed in. */
export function LoginForm({ returned, onSecondStep }: LoginFormProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const { session } = usePortal();
  const form = useForm<Credentials>({ defaultValues: { email: typedEmail.read(), password: '' } });
  const field = useFields(form);
  const { setFocus } = form;
  useEffect(() => {
    if (returned) setFocus('password');
  }, [returned, setFocus]);

  const signIn = async (...proof: Parameters<typeof session.login>) => {
    await session.login(...proof);
    typedEmail.write('');
  };
  const { failure, submit } = useSubmission(form, {
    send: (credentials) => signIn(credentials),
    refuse: ({ type, code }) => {
      if (code === 'second-factor-required') {
        const credentials = form.getValues();
        onSecondStep({ send: (code) => signIn(credentials, code) });
        return true;
      }
      if (type !== 'unauthorized' && type !== 'validation') return false;
      const message = intl.formatMessage({
        id: 'auth.login.wrong-pair',
        defaultMessage: 'Zły e-mail lub hasło. Sprawdź oba albo ustaw nowe hasło.',
        description: 'The pair of e-mail and password is not known',
      });
      form.setError('password', { type: WRONG_PAIR, message }, { shouldFocus: true });
      return true;
    },
  });

  /** The address goes along to the form for a new password; a refused pair changes with either of its halves. */
  const noteTyping = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'email') typedEmail.write(target.value);
    if (form.getFieldState('password').error?.type === WRONG_PAIR) form.clearErrors('password');
  };

  const labels = {
    email: intl.formatMessage(FIELD_LABELS.email),
    password: intl.formatMessage(FIELD_LABELS.password),
  };

  return (
    <form className={page.stack} method="post" noValidate onSubmit={submit} onInput={noteTyping}>
      <NeedsScripts />
      {failure ? <FailureNotice failure={failure} /> : null}
      <EmailField
        label={labels.email}
        autoComplete="username webauthn"
        {...field('email', { rules: rules.knownEmail })}
      />
      <PasswordField
        label={labels.password}
        autoComplete="current-password"
        {...field('password', { rules: rules.currentPassword })}
      />
      <MissedFields form={form} labels={labels} />
      <Button kind="go" wide type="submit" isPending={form.formState.isSubmitting}>
        <FormattedMessage
          id="auth.login.submit"
          defaultMessage="Zaloguj się"
          description="Button that signs in"
        />
      </Button>
    </form>
  );
}
