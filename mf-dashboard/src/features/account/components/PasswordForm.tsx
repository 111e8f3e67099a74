import { SECOND_FACTOR_CODE_RULE } from '@zielona-fala/contracts';
import { useFormRules } from '@zielona-fala/web-kit';
import { usePortal, useUser } from '@zielona-fala/web-kit/session';
import { Button, Panel, PasswordField } from '@zielona-fala/web-kit/ui';
import { NewPasswordFields, PASSWORD_REFUSALS } from '@zielona-fala/web-kit/words/credentials';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../../../shared/ui/CodeField.tsx';
import * as layout from '../../../shared/ui/form.module.css';
import { useChangeForm } from '../../../shared/use-change-form.ts';
import { useCodeRefusals, useCodeStep } from '../../../shared/use-code-step.ts';
import { useChangePasswordMutation } from '../api/account.ts';

const EMPTY = { oldPassword: '', newPassword: '', newPasswordRepeat: '', code: '' };

/** Changes the password. */
export function PasswordForm() {
  const intl = useIntl();
  const rules = useFormRules();
  const { toasts } = usePortal();
  const user = useUser();
  const [changePassword] = useChangePasswordMutation();
  const form = useForm({ defaultValues: EMPTY });
  const codeStep = useCodeStep(() => form.setFocus('code'));
  const refusals = {
    oldPassword: {
      default: intl.formatMessage({
        id: 'dashboard.settings.password.wrong',
        defaultMessage: 'To nie jest Twoje obecne hasło. Wpisz je jeszcze raz.',
        description: 'The old password is wrong',
      }),
    },
    newPassword: { default: intl.formatMessage(PASSWORD_REFUSALS.refused) },
    newPasswordRepeat: { default: intl.formatMessage(PASSWORD_REFUSALS.notEqual) },
    code: useCodeRefusals(),
  };

  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    handle: codeStep.askFor,
    async send({ code, ...passwords }) {
      await changePassword(codeStep.isAsked ? { ...passwords, code } : passwords).unwrap();
      form.reset(EMPTY);
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
    },
  });
  const labels = {
    newPassword: intl.formatMessage({
      id: 'dashboard.settings.password.new',
      defaultMessage: 'Nowe hasło',
      description: 'Label of the new password',
    }),
    newPasswordRepeat: intl.formatMessage({
      id: 'dashboard.settings.password.repeat',
      defaultMessage: 'Nowe hasło jeszcze raz',
      description: 'Label of the repeated new password',
    }),
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
      <form className={layout.form} noValidate onSubmit={submit}>
        <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={intl.formatMessage({
            id: 'dashboard.settings.password.old',
            defaultMessage: 'Obecne hasło',
            description: 'Label of the old password',
          })}
          autoComplete="current-password"
          {...field('oldPassword', { rules: rules.currentPassword })}
        />
        <NewPasswordFields
          form={form}
          field={field}
          password="newPassword"
          repeat="newPasswordRepeat"
          labels={labels}
          owner={user ?? {}}
        />
        {codeStep.isAsked ? (
          <CodeField {...field('code', { rules: rules.text(SECOND_FACTOR_CODE_RULE) })} />
        ) : null}
        <Button type="submit" isPending={isPending}>
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
