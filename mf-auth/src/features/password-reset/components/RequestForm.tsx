import { FailureNotice, useFields, useFormRules, useSubmission } from '@zielona-fala/web-kit';
import { Button, EmailField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FIELD_LABELS } from '../../../shared/forms/labels.ts';
import { typedEmail } from '../../../shared/forms/typed-email.ts';
import * as page from '../../../shared/page/page.module.css';
import { type SentLink, useAskForLink } from '../use-ask-for-link.ts';
import { BackToLogin } from './BackToLogin.tsx';

export interface RequestFormProps {
  readonly title: string;
  readonly onSent: (link: SentLink) => void;
}

/** Which account to set a new password for. */
export function RequestForm({ title, onSent }: RequestFormProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const askForLink = useAskForLink();
  const form = useForm({ defaultValues: { email: typedEmail.read() } });
  const field = useFields(form);

  const { failure, submit } = useSubmission(form, {
    async send({ email }) {
      typedEmail.write(email);
      onSent(await askForLink(email));
    },
    refuse: ({ type }) => {
      if (type !== 'validation') return false;
      const message = intl.formatMessage({
        id: 'auth.reset-init.email-refused',
        defaultMessage: 'Sprawdź, czy adres jest poprawny.',
        description: 'The server refused the e-mail address',
      });
      form.setError('email', { type: 'refused', message }, { shouldFocus: true });
      return true;
    },
  });

  return (
    <>
      <h1>{title}</h1>
      <form className={page.stack} method="post" noValidate onSubmit={submit}>
        <p className={page.text}>
          <FormattedMessage
            id="auth.reset-init.text"
            defaultMessage="Podaj adres, którym się logujesz. Wyślemy na niego link do ustawienia nowego hasła."
            description="What happens after the form"
          />
        </p>
        {failure ? <FailureNotice failure={failure} /> : null}
        <EmailField
          label={intl.formatMessage(FIELD_LABELS.email)}
          autoComplete="username"
          {...field('email', { rules: rules.knownEmail })}
        />
        <Button kind="go" wide type="submit" isPending={form.formState.isSubmitting}>
          <FormattedMessage
            id="auth.reset-init.submit"
            defaultMessage="Wyślij link"
            description="Button: sends the mail with the password reset link"
          />
        </Button>
        <BackToLogin />
      </form>
    </>
  );
}
