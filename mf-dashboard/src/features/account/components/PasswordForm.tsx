import { applyFailure, useFormRules, usePasswordWarning } from '@zielona-fala/web-kit';
import { failureOf, usePortal, useUser } from '@zielona-fala/web-kit/session';
import { Button, Panel, PasswordField } from '@zielona-fala/web-kit/ui';
import { PASSWORD_WARNINGS } from '@zielona-fala/web-kit/words/credentials';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../../../shared/ui/CodeField.tsx';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { CODE_RULE, useCodeRefusals, useCodeStep } from '../../../shared/use-code-step.ts';
import { useChangePasswordMutation } from '../api/change-password.ts';
import * as css from './forms.module.css';

const EMPTY = { oldPassword: '', newPassword: '', newPasswordRepeat: '', code: '' };

/** Changes the password. */
export function PasswordForm() {
  const intl = useIntl();
  const rules = useFormRules();
  const { toasts } = usePortal();
  const user = useUser();
  const sayFailed = useActionFailed();
  const [changePassword] = useChangePasswordMutation();
  const form = useForm({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, setFocus, getValues, reset, control, formState } = form;
  const { errors } = formState;
  const codeStep = useCodeStep(() => setFocus('code'));
  const warning = usePasswordWarning(useWatch({ control, name: 'newPassword' }), user ?? {});
  const refusals = {
    oldPassword: {
      default: intl.formatMessage({
        id: 'dashboard.settings.password.wrong',
        defaultMessage: 'To nie jest Twoje obecne hasło. Wpisz je jeszcze raz.',
        description: 'The old password is wrong',
      }),
    },
    newPassword: {
      default: intl.formatMessage({
        id: 'dashboard.settings.password.refused',
        defaultMessage: 'Tego hasła nie możemy przyjąć. Wybierz inne.',
        description: 'The server refused the new password',
      }),
    },
    newPasswordRepeat: {
      default: intl.formatMessage({
        id: 'dashboard.settings.password.not-equal',
        defaultMessage: 'Hasła się różnią. Wpisz to samo w obu polach.',
        description: 'The server found that the repeated password differs',
      }),
    },
    code: useCodeRefusals(),
  };

  const submit = async ({ code, ...passwords }: typeof EMPTY) => {
    try {
      await changePassword(codeStep.isAsked ? { ...passwords, code } : passwords).unwrap();
    } catch (error) {
      const failure = failureOf(error);
      if (codeStep.askFor(failure)) return;
      const placed = failure && applyFailure(failure, refusals, setError);
      if (!placed) sayFailed(failure);
      return;
    }
    reset(EMPTY);
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.password.done',
        defaultMessage: 'Hasło zmienione',
        description: 'The password has been changed',
      }),
      text: intl.formatMessage({
        id: 'dashboard.settings.password.done.text',
        defaultMessage: 'Na innych urządzeniach trzeba zalogować się od nowa.',
        description: 'What the change of the password means elsewhere',
      }),
    });
  };

  return (
    <Panel labelledBy="password">
      <h2 id="password">
        <FormattedMessage
          id="dashboard.settings.password"
          defaultMessage="Zmień hasło"
          description="Heading of the form that changes the password"
        />
      </h2>
      <form className={css.form} noValidate onSubmit={handleSubmit(submit)}>
        <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={intl.formatMessage({
            id: 'dashboard.settings.password.old',
            defaultMessage: 'Obecne hasło',
            description: 'Label of the old password',
          })}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...register('oldPassword', rules.currentPassword)}
        />
        <PasswordField
          label={intl.formatMessage({
            id: 'dashboard.settings.password.new',
            defaultMessage: 'Nowe hasło',
            description: 'Label of the new password',
          })}
          hint={
            warning === null
              ? intl.formatMessage({
                  id: 'dashboard.settings.password.hint',
                  defaultMessage: 'Co najmniej 8 znaków.',
                  description: 'Hint of the new password',
                })
              : intl.formatMessage(PASSWORD_WARNINGS[warning])
          }
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword', rules.newPassword)}
        />
        <PasswordField
          label={intl.formatMessage({
            id: 'dashboard.settings.password.repeat',
            defaultMessage: 'Nowe hasło jeszcze raz',
            description: 'Label of the repeated new password',
          })}
          autoComplete="new-password"
          error={errors.newPasswordRepeat?.message}
          {...register(
            'newPasswordRepeat',
            rules.repeatOf(() => getValues('newPassword')),
          )}
        />
        {codeStep.isAsked ? (
          <CodeField error={errors.code?.message} {...register('code', rules.text(CODE_RULE))} />
        ) : null}
        <Button type="submit" isPending={formState.isSubmitting}>
          <FormattedMessage
            id="dashboard.settings.password.action"
            defaultMessage="Zmień hasło"
            description="Changes the password"
          />
        </Button>
      </form>
    </Panel>
  );
}
