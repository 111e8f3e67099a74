import type { Credentials } from '@zielona-fala/contracts/portal';
import { FailureNotice, useFields, useFormRules, useSubmission } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, TextField } from '@zielona-fala/web-kit/ui';
import { type ComponentProps, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { typedEmail } from '../../../shared/forms/typed-email.ts';
import * as page from '../../../shared/page/page.module.css';
import { type CodeKind, useCodeWords } from './use-code-words.ts';

const TYPING: Readonly<Record<CodeKind, Partial<ComponentProps<typeof TextField>>>> = {
  app: { autoComplete: 'one-time-code', filter: 'positive-integer', maxLength: 6 },
  recovery: { autoComplete: 'off', autoCapitalize: 'characters' },
};
const CODE_RULE = { min: 1, max: 64 };

export interface CodeFormProps {
  readonly kind: CodeKind;
  readonly credentials: Credentials;
  /** The password is not right any more. */
  readonly onBack: () => void;
}

/** Sends the credentials again, with a code. The portal leads on as soon as the learner is signed in. */
export function CodeForm({ kind, credentials, onBack }: CodeFormProps) {
  const words = useCodeWords(kind);
  const rules = useFormRules();
  const { session } = usePortal();
  const form = useForm({ defaultValues: { code: '' } });
  const field = useFields(form);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const { failure, submit } = useSubmission(form, {
    async send({ code }) {
      await session.login(credentials, code);
      typedEmail.write('');
    },
    refuse: ({ type, code }) => {
      if (code === 'bad-credentials') {
        onBack();
        return true;
      }
      if (type !== 'unauthorized' && type !== 'validation') return false;
      form.setError('code', { type: 'wrong', message: words.wrong }, { shouldFocus: true });
      return true;
    },
  });

  return (
    <form className={page.stack} method="post" noValidate onSubmit={submit}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <p className={page.text}>{words.text}</p>
      <TextField
        label={words.label}
        hint={words.hint}
        spellCheck={false}
        {...TYPING[kind]}
        {...field('code', { rules: rules.text(CODE_RULE) })}
      />
      <Button kind="go" wide type="submit" isPending={form.formState.isSubmitting}>
        <FormattedMessage
          id="auth.second-factor.submit"
          defaultMessage="Zaloguj się"
          description="Button that ends the second step of a sign-in"
        />
      </Button>
    </form>
  );
}
