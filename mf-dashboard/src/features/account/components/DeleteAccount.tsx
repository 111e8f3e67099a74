import { SECOND_FACTOR_CODE_RULE } from '@zielona-fala/contracts';
import { listGroups } from '@zielona-fala/contracts/api/groups/list-groups';
import { listPasskeys } from '@zielona-fala/contracts/api/passkeys/list-passkeys';
import { pathTo } from '@zielona-fala/contracts/portal';
import { failureOrThrow, useFormRules } from '@zielona-fala/web-kit';
import { arePasskeysSupported } from '@zielona-fala/web-kit/passkey';
import { useCall, useUser } from '@zielona-fala/web-kit/session';
import { Button, cx, PasswordField } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { missingProofs } from '../../../shared/missing-proofs.ts';
import { CodeField } from '../../../shared/ui/CodeField.tsx';
import * as layout from '../../../shared/ui/form.module.css';
import { useChangeForm } from '../../../shared/use-change-form.ts';
import { useCodeRefusals, useCodeStep } from '../../../shared/use-code-step.ts';
import { useDeletion } from '../use-deletion.ts';
import * as css from './forms.module.css';
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
    <form className={cx(layout.form, css.step)} ref={step} noValidate onSubmit={submit}>
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
      {codeStep.isAsked ? (
        <CodeField {...field('code', { rules: rules.text(SECOND_FACTOR_CODE_RULE) })} />
      ) : null}
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

/** Deletes the account with a passkey instead of the password, if the learner has one and the browser supports it. */
function DeleteByPasskey({ onDelete }: { readonly onDelete: () => Promise<void> }) {
  const { answer: passkeys = [] } = useCall(pathTo(listPasskeys));
  const [isPending, setPending] = useState(false);
  if (passkeys.length === 0 || !arePasskeysSupported()) return null;
  const start = async () => {
    setPending(true);
    await onDelete().finally(() => setPending(false));
  };
  return (
    <Button kind="quiet" wide isPending={isPending} onPress={() => void start()}>
      <FormattedMessage
        id="dashboard.settings.delete.by-passkey"
        defaultMessage="Usuń, potwierdzając kluczem dostępu"
        description="Deletes the account after the browser has asked for a passkey"
      />
    </Button>
  );
}

/** Tells who leads groups that these go with the account, and what becomes of their members. */
function LedGroups() {
  const { answer: groups = [] } = useCall(pathTo(listGroups));
  const led = groups.filter(({ role }) => role === 'instructor');
  if (led.length === 0) return null;
  const members = led.reduce((sum, { memberCount }) => sum + memberCount, 0);
  return (
    <p className={css.text}>
      <FormattedMessage
        id="dashboard.settings.delete.groups"
        defaultMessage="{count, plural, one {Zniknie też grupa, którą prowadzisz} other {Znikną też grupy, które prowadzisz}}: {names}. {members, plural, =0 {Nie ma w {count, plural, one {niej} other {nich}} nikogo.} one {Jedna osoba przestanie do {count, plural, one {niej} other {nich}} należeć; jej wyniki zostają przy niej.} few {# osoby przestaną do {count, plural, one {niej} other {nich}} należeć; ich wyniki zostają przy nich.} other {# osób przestanie do {count, plural, one {niej} other {nich}} należeć; ich wyniki zostają przy nich.}}"
        description="What goes with the account of an instructor: count of groups, their names, count of all their members"
        values={{
          count: led.length,
          names: <FormattedList value={led.map(({ name }) => name)} />,
          members,
        }}
      />
    </p>
  );
}
