import { applyFailure, useFormRules } from '@zielona-fala/web-kit';
import { failureOf, useHref, usePortal, useUser } from '@zielona-fala/web-kit/session';
import { Button, cx, PasswordField } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useDeleteAccountMutation } from '../api/delete-account.ts';
import * as css from './forms.module.css';

export interface DeleteAccountProps {
  /** Of who has one: it is asked for. */
  readonly hasPassword: boolean;
  readonly onKeep: () => void;
}

/** The last step before the account is gone: says what that means, and asks for the password where there is one. */
export function DeleteAccount({ hasPassword, onKeep }: DeleteAccountProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const user = useUser();
  const home = useHref()('home');
  const { session, navigation, toasts } = usePortal();
  const sayFailed = useActionFailed();
  const [deleteAccount] = useDeleteAccountMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef<HTMLFormElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // both choices are seen before anything is typed
    step.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const refusals = {
    password: {
      default: intl.formatMessage({
        id: 'dashboard.settings.delete.wrong',
        defaultMessage: 'To nie jest Twoje hasło. Wpisz je jeszcze raz.',
        description: 'The password is wrong, so the account was not deleted',
      }),
    },
  };

  const submit = async (values: { password: string }) => {
    try {
      await deleteAccount(hasPassword ? values : {}).unwrap();
    } catch (error) {
      const failure = failureOf(error);
      const placed = failure && applyFailure(failure, refusals, setError);
      if (!placed) sayFailed(failure);
      return;
    }
    navigation.go(home);
    await session.logout();
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.delete.done',
        defaultMessage: 'Konto usunięte',
        description: 'The account has been deleted',
      }),
    });
  };

  return (
    <form className={cx(css.form, css.step)} ref={step} noValidate onSubmit={handleSubmit(submit)}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage
          id="dashboard.settings.delete.title"
          defaultMessage="Usunąć konto na zawsze?"
          description="Heading of the step that deletes the account"
        />
      </h3>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.delete.text"
          defaultMessage="Znikną wszystkie Twoje egzaminy, poziom i miejsce w rankingu. Nie da się tego cofnąć. Potwierdzimy to mailem."
          description="What deleting the account means"
        />
      </p>
      {hasPassword ? (
        <>
          <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
          <PasswordField
            label={intl.formatMessage({
              id: 'dashboard.settings.delete.password',
              defaultMessage: 'Twoje hasło, jeśli chcesz usunąć konto',
              description: 'Label of the password that allows to delete the account',
            })}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', rules.currentPassword)}
          />
        </>
      ) : null}
      <Button kind="go" wide onPress={onKeep}>
        <FormattedMessage
          id="dashboard.settings.delete.cancel"
          defaultMessage="Zostaw konto"
          description="Keeps the account"
        />
      </Button>
      <Button kind="stop" wide type="submit" isPending={formState.isSubmitting}>
        <FormattedMessage
          id="dashboard.settings.delete.confirm"
          defaultMessage="Usuń konto na zawsze"
          description="Deletes the account"
        />
      </Button>
    </form>
  );
}
