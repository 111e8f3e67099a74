import type { UserDto } from '@zielona-fala/contracts';
import { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import {
  applyFailure,
  FailureNotice,
  MissedFields,
  useFields,
  useFormRules,
  useSubmission,
} from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, EmailField, PasswordField } from '@zielona-fala/web-kit/ui';
import { useEmailRefusals } from '@zielona-fala/web-kit/words/credentials';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FIELD_LABELS } from '../../../shared/forms/labels.ts';
import * as page from '../../../shared/page/page.module.css';

interface EmailChange {
  readonly newEmail: string;
  readonly password: string;
}

/** Of an account that waits for its activation: at once, and the activation mail goes there. */
const changeInactiveEmail = (api: PortalApi, values: EmailChange) =>
  api.request(requestTo(changeEmail, { body: values }));

export interface CorrectAddressFormProps {
  readonly user: UserDto;
  readonly onCorrected: () => void;
  readonly onClose: () => void;
}

/** The right address, and the password that proves whose account it is. */
export function CorrectAddressForm({ user, onCorrected, onClose }: CorrectAddressFormProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const refusals = useEmailRefusals();
  const { api, session, toasts } = usePortal();
  const form = useForm<EmailChange>({ defaultValues: { newEmail: user.email, password: '' } });
  const field = useFields(form);
  const { setFocus } = form;
  useEffect(() => setFocus('newEmail', { shouldSelect: true }), [setFocus]);

  const { failure, submit } = useSubmission(form, {
    async send(values) {
      await changeInactiveEmail(api, values);
      onCorrected();
      toasts.show({
        severity: 'success',
        title: intl.formatMessage({
          id: 'auth.correct-address.done',
          defaultMessage: 'Adres poprawiony, link jest w drodze',
          description: 'Toast: the address was corrected and the activation mail goes there',
        }),
      });
      // the steps show the old address until the next load
      await session.reloadUser().catch(() => undefined);
      onClose();
    },
    refuse: (refused) => applyFailure(refused, refusals, form.setError),
  });

  const labels = {
    newEmail: intl.formatMessage({
      id: 'auth.correct-address.email',
      defaultMessage: 'Właściwy e-mail',
      description: 'Label of the field for the corrected address',
    }),
    password: intl.formatMessage(FIELD_LABELS.password),
  };

  return (
    <form className={page.stack} method="post" noValidate onSubmit={submit}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <EmailField label={labels.newEmail} {...field('newEmail', { rules: rules.email })} />
      <PasswordField
        label={labels.password}
        autoComplete="current-password"
        {...field('password', { rules: rules.currentPassword })}
      />
      <MissedFields form={form} labels={labels} />
      <Button kind="go" wide type="submit" isPending={form.formState.isSubmitting}>
        <FormattedMessage
          id="auth.correct-address.submit"
          defaultMessage="Popraw i wyślij link"
          description="Button: corrects the address and sends the activation link there"
        />
      </Button>
      <Button kind="quiet" wide onPress={onClose}>
        <FormattedMessage
          id="auth.correct-address.cancel"
          defaultMessage="Zostaw adres"
          description="Button: closes the form that corrects the address"
        />
      </Button>
    </form>
  );
}
