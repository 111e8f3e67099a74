import { failureOrThrow, useFormRules } from '@zielona-fala/web-kit';
import { useUser } from '@zielona-fala/web-kit/session';
import { Button, cx, PasswordField } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { missingProofs } from '../../../shared/missing-proofs.ts';
import { CodeField } from '../../../shared/ui/CodeField.tsx';
import { useChangeForm } from '../../../shared/use-change-form.ts';
import { CODE_RULE, useCodeRefusals, useCodeStep } from '../../../shared/use-code-step.ts';
import { useDeletion } from '../use-deletion.ts';
import { DeleteByPasskey } from './DeleteByPasskey.tsx';
import * as css from './forms.module.css';
import { LedGroups } from './LedGroups.tsx';
import { SignInAgain } from './SignInAgain.tsx';

export interface DeleteAccountProps {
  /** Whether the account has a password, which is then required. */
  readonly hasPassword: boolean;
  readonly onKeep: () => void;
}

const EMPTY = { password: '', code: '' };

/** The last step before the account is gone: says what that means, and asks for a proof that it is the learner. */
export function DeleteAccount({ hasPassword, onKeep }: DeleteAccountProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const user = useUser();
  const deletion = useDeletion();
  const form = useForm({ defaultValues: EMPTY });
  const codeStep = useCodeStep(() => form.setFocus('code'));
  const [isTooLate, setTooLate] = useState(false);
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
    code: useCodeRefusals(),
  };

  const { field, submit, isPending, tell } = useChangeForm(form, {
    refusals,
    handle(failure) {
      if (codeStep.askFor(failure)) return true;
      const isMissing = !hasPassword && missingProofs(failure).includes('password');
      if (isMissing) setTooLate(true);
      return isMissing;
    },
    send: ({ password, code }) =>
      deletion.remove({ ...(hasPassword && { password }), ...(codeStep.isAsked && { code }) }),
  });
  const removeByPasskey = () =>
    deletion.removeByPasskey().catch((error: unknown) => tell(failureOrThrow(error)));

  return (
    <form className={cx(css.form, css.step)} ref={step} noValidate onSubmit={submit}>
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
      <LedGroups />
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
            {...field('password', { rules: rules.currentPassword })}
          />
        </>
      ) : null}
      {codeStep.isAsked ? <CodeField {...field('code', { rules: rules.text(CODE_RULE) })} /> : null}
      {isTooLate ? <SignInAgain /> : null}
      <Button kind="go" wide onPress={onKeep}>
        <FormattedMessage
          id="dashboard.settings.delete.cancel"
          defaultMessage="Zostaw konto"
          description="Keeps the account"
        />
      </Button>
      <Button kind="stop" wide type="submit" isPending={isPending}>
        <FormattedMessage
          id="dashboard.settings.delete.confirm"
          defaultMessage="Usuń konto na zawsze"
          description="Deletes the account"
        />
      </Button>
      {hasPassword || isTooLate ? <DeleteByPasskey onDelete={removeByPasskey} /> : null}
    </form>
  );
}
