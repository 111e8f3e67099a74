import { resetPassword } from '@zielona-fala/contracts/api/passwords/reset-password';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { applyFailure, FailureNotice, MissedFields, useFields, useSubmission } from '@zielona-fala/web-kit';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, usePath } from '@zielona-fala/web-kit/ui';
import { NewPasswordFields, PASSWORD_REFUSALS } from '@zielona-fala/web-kit/words/credentials';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import { FIELD_LABELS } from '../../../shared/forms/labels.ts';
import * as page from '../../../shared/page/page.module.css';

interface NewPassword {
  readonly newPassword: string;
  readonly newPasswordRepeat: string;
}

interface ResetConfirmation extends NewPassword {
  readonly token: string;
}

const confirmReset = (api: PortalApi, confirmation: ResetConfirmation) =>
  api.request(requestTo(resetPassword, { query: { token: confirmation.token }, body: confirmation }));

export interface NewPasswordFormProps {
  readonly title: string;
  readonly token: string;
  /** The link is bad, old or used. */
  readonly onSpent: () => void;
}

/** The new password, twice. */
export function NewPasswordForm({ title, token, onSpent }: NewPasswordFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const finished = usePath(ROUTE_TABLE)('account-reset-password-finished');
  const { api } = usePortal();
  const form = useForm<NewPassword>({ defaultValues: { newPassword: '', newPasswordRepeat: '' } });
  const field = useFields(form);

  const { failure, submit } = useSubmission(form, {
    send: async (values) => {
      await confirmReset(api, { token, ...values });
      navigate(finished, { replace: true });
    },
    refuse: (refusal) => {
      if (refusal.errors.some((error) => error.field === 'token')) {
        onSpent();
        return true;
      }
      const refusals = {
        newPassword: { default: intl.formatMessage(PASSWORD_REFUSALS.refused) },
        newPasswordRepeat: { default: intl.formatMessage(PASSWORD_REFUSALS.notEqual) },
      };
      return applyFailure(refusal, refusals, form.setError);
    },
  });

  const labels = {
    newPassword: intl.formatMessage(FIELD_LABELS.newPassword),
    newPasswordRepeat: intl.formatMessage(FIELD_LABELS.repeatPassword),
  };
  return (
    <>
      <h1>{title}</h1>
      <form className={page.stack} method="post" noValidate onSubmit={submit}>
        {failure ? <FailureNotice failure={failure} /> : null}
        <NewPasswordFields
          form={form}
          field={field}
          password="newPassword"
          repeat="newPasswordRepeat"
          labels={labels}
        />
        <MissedFields form={form} labels={labels} />
        <Button kind="go" wide type="submit" isPending={form.formState.isSubmitting}>
          <FormattedMessage
            id="auth.reset.submit"
            defaultMessage="Zapisz nowe hasło"
            description="Button: saves the new password"
          />
        </Button>
        <p className={page.small}>
          <FormattedMessage
            id="auth.reset.sessions"
            defaultMessage="Po zapisaniu wylogujemy Cię na wszystkich urządzeniach."
            description="Under the form: a new password ends all sessions"
          />
        </p>
      </form>
    </>
  );
}
