import { SECOND_FACTOR_CODE_RULE } from '@zielona-fala/contracts';
import { useFormRules, useUserOnReturn } from '@zielona-fala/web-kit';
import { useUser } from '@zielona-fala/web-kit/session';
import { Button, EmailField, Panel, PasswordField, Skeleton } from '@zielona-fala/web-kit/ui';
import { useEmailRefusals } from '@zielona-fala/web-kit/words/credentials';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../../../shared/ui/CodeField.tsx';
import * as layout from '../../../shared/ui/form.module.css';
import { useChangeForm } from '../../../shared/use-change-form.ts';
import { useCodeRefusals, useCodeStep } from '../../../shared/use-code-step.ts';
import { useChangeEmailMutation, useGetEmailChangeQuery } from '../api/account.ts';
import * as css from './forms.module.css';

const EMPTY = { newEmail: '', password: '', code: '' };

/** Asks for another e-mail address, which counts once it is confirmed. */
export function EmailForm() {
  const intl = useIntl();
  const rules = useFormRules();
  const refusals = { ...useEmailRefusals(), code: useCodeRefusals() };
  const user = useUser();
  const { data } = useGetEmailChangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const asked = data?.newEmail ?? null;
  const isConfirmed = asked !== null && user?.email === asked;
  useUserOnReturn(asked !== null && !isConfirmed);
  const [changeEmail] = useChangeEmailMutation();
  const form = useForm({ defaultValues: EMPTY });
  const codeStep = useCodeStep(() => form.setFocus('code'));
  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    handle: codeStep.askFor,
    async send({ code, ...values }) {
      await changeEmail(codeStep.isAsked ? { ...values, code } : values).unwrap();
      form.reset(EMPTY);
    },
  });

  return (
    <Panel labelledBy="email">
      <h2 id="email">
        <FormattedMessage
          id="dashboard.settings.email"
          defaultMessage="Zmień e-mail"
          description="Heading of the form that changes the e-mail address"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.email.current"
          defaultMessage="Teraz: {email}"
          description="The e-mail address that the account has"
          values={{ email: <b className={css.value}>{user?.email || <Skeleton width="12rem" />}</b> }}
        />
      </p>
      <form className={layout.form} noValidate onSubmit={submit}>
        <EmailField
          label={intl.formatMessage({
            id: 'dashboard.settings.email.new',
            defaultMessage: 'Nowy e-mail',
            description: 'Label of the new address',
          })}
          {...field('newEmail', { rules: rules.email })}
        />
        <PasswordField
          label={intl.formatMessage({
            id: 'dashboard.settings.email.password',
            defaultMessage: 'Twoje hasło',
            description: 'Label of the password that the change of the address needs',
          })}
          autoComplete="current-password"
          {...field('password', { rules: rules.currentPassword })}
        />
        {codeStep.isAsked ? (
          <CodeField {...field('code', { rules: rules.text(SECOND_FACTOR_CODE_RULE) })} />
        ) : null}
        <Button type="submit" isPending={isPending}>
          <FormattedMessage
            id="dashboard.settings.email.action"
            defaultMessage="Wyślij link na nowy adres"
            description="Mails a link to the new address"
          />
        </Button>
      </form>
      <div role="status" className={css.said}>
        {asked === null ? null : isConfirmed ? (
          <p className={css.text}>
            <FormattedMessage
              id="dashboard.settings.email.confirmed"
              defaultMessage="Nowy adres potwierdzony. Od teraz logujesz się nim i tam wysyłamy wiadomości."
              description="The new address was confirmed by the link that was mailed to it, in another tab"
            />
          </p>
        ) : (
          <p className={css.text}>
            <FormattedMessage
              id="dashboard.settings.email.asked"
              defaultMessage="Kliknij link, który wysłaliśmy na {email}. Działa 24 godziny; do tego czasu obowiązuje dotychczasowy adres."
              description="What to do after a new address was given"
              values={{ email: <b className={css.value}>{asked}</b> }}
            />
          </p>
        )}
      </div>
    </Panel>
  );
}
