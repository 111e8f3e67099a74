import { FailureNotice, useFields, useFormRules, useSubmission } from '@zielona-fala/web-kit';
import { Button, PasswordField } from '@zielona-fala/web-kit/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FIELD_LABELS } from '../../../shared/forms/labels.ts';
import { ForgotPassword } from '../../../shared/page/ForgotPassword.tsx';
import * as page from '../../../shared/page/page.module.css';
import type { Additions } from '../api/finish.ts';

export interface LinkFormProps {
  readonly send: (additions: Additions) => Promise<void>;
}

/** Asks once for the password of an account that has the same address as the one at Google, or was linked before its password was reset. */
export function LinkForm({ send }: LinkFormProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const form = useForm({ defaultValues: { password: '' } });
  const field = useFields(form);
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  const { failure, submit } = useSubmission(form, {
    send,
    refuse: ({ type }) => {
      if (type !== 'unauthorized' && type !== 'validation') return false;
      const message = intl.formatMessage({
        id: 'auth.google.link.wrong',
        defaultMessage: 'To nie jest hasło tego konta. Wpisz je jeszcze raz albo ustaw nowe.',
        description: 'The password of the account that is to be linked is wrong',
      });
      form.setError('password', { type: 'wrong', message }, { shouldFocus: true });
      return true;
    },
  });

  return (
    <>
      <h1>
        <FormattedMessage
          id="auth.google.link.title"
          defaultMessage="Połącz Google ze swoim kontem"
          description="Heading of the form that links a Google account with the account of the same address"
        />
      </h1>
      <form className={page.stack} method="post" noValidate onSubmit={submit}>
        {failure ? <FailureNotice failure={failure} /> : null}
        <p className={page.text}>
          <FormattedMessage
            id="auth.google.link.text"
            defaultMessage="Masz już u nas konto, ale nie jest jeszcze połączone z Google. Wpisz jego hasło, tylko ten jeden raz. Potem wystarczy Google."
            description="Why the password is asked for"
          />
        </p>
        <PasswordField
          label={intl.formatMessage(FIELD_LABELS.password)}
          autoComplete="current-password"
          {...field('password', { rules: rules.currentPassword })}
        />
        <Button kind="go" wide type="submit" isPending={form.formState.isSubmitting}>
          <FormattedMessage
            id="auth.google.link.submit"
            defaultMessage="Połącz i zaloguj się"
            description="Button: links the Google account and signs in"
          />
        </Button>
        <ForgotPassword />
      </form>
    </>
  );
}
