import { applyFailure, useFormRules } from '@zielona-fala/web-kit';
import { failureOf, usePortal, useUser } from '@zielona-fala/web-kit/session';
import { Button, Panel, PasswordField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnlinkGoogleMutation } from '../../../shared/api/sign-in-methods.ts';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import * as css from './forms.module.css';

export interface GoogleAccountProps {
  /** Without one, Google is the only way in and stays. */
  readonly hasPassword: boolean;
}

/** The linked Google account. */
export function GoogleAccount({ hasPassword }: GoogleAccountProps) {
  return (
    <Panel labelledBy="google">
      <h2 id="google">
        <FormattedMessage
          id="dashboard.settings.google"
          defaultMessage="Konto Google"
          description="Heading of the settings of the linked Google account"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.google.text"
          defaultMessage="Twoje konto jest połączone z Google: możesz wchodzić przyciskiem „Kontynuuj z Google”."
          description="The account is linked; the button is called as on the login page"
        />
      </p>
      {hasPassword ? (
        <UnlinkForm />
      ) : (
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.settings.google.only"
            defaultMessage="To jedyna droga do Twojego konta. Odłączysz Google, gdy ustawisz hasło."
            description="Why the Google account cannot be unlinked"
          />
        </p>
      )}
    </Panel>
  );
}

function UnlinkForm() {
  const intl = useIntl();
  const rules = useFormRules();
  const user = useUser();
  const { toasts } = usePortal();
  const sayFailed = useActionFailed();
  const [unlink] = useUnlinkGoogleMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const refusals = {
    password: {
      default: intl.formatMessage({
        id: 'dashboard.settings.google.wrong',
        defaultMessage: 'To nie jest Twoje hasło. Wpisz je jeszcze raz.',
        description: 'The password is wrong, so Google was not unlinked',
      }),
    },
  };

  const submit = async (values: { password: string }) => {
    const { error } = await unlink(values);
    if (error) {
      const failure = failureOf(error);
      if (!failure || !applyFailure(failure, refusals, setError)) sayFailed(failure);
      return;
    }
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.google.unlinked',
        defaultMessage: 'Google odłączone',
        description: 'The Google account has been unlinked',
      }),
    });
  };

  return (
    <form className={css.form} noValidate onSubmit={handleSubmit(submit)}>
      <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <PasswordField
        label={intl.formatMessage({
          id: 'dashboard.settings.google.password',
          defaultMessage: 'Twoje hasło, jeśli chcesz odłączyć Google',
          description: 'Label of the password that unlinking needs',
        })}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', rules.currentPassword)}
      />
      <Button type="submit" isPending={formState.isSubmitting}>
        <FormattedMessage
          id="dashboard.settings.google.unlink"
          defaultMessage="Odłącz Google"
          description="Unlinks the Google account"
        />
      </Button>
    </form>
  );
}
