import { SECOND_FACTOR_CODE_RULE } from '@zielona-fala/contracts';
import { FailureNotice, useFields, useFormRules, useSubmission } from '@zielona-fala/web-kit';
import { Button, TextField } from '@zielona-fala/web-kit/ui';
import { type ComponentProps, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { SecondStep } from '../../../shared/forms/second-step.ts';
import * as page from '../../../shared/page/page.module.css';
import { type CodeKind, useCodeWords } from './use-code-words.ts';

const TYPING: Readonly<Record<CodeKind, Partial<ComponentProps<typeof TextField>>>> = {
  app: { autoComplete: 'one-time-code', filter: 'positive-integer', maxLength: 6 },
  recovery: { autoComplete: 'off', autoCapitalize: 'characters' },
};

export interface CodeFormProps {
  readonly kind: CodeKind;
  readonly step: SecondStep;
  /** The password is not right any more. */
  readonly onBack: () => void;
}

/** Sends the sign-in again, with a code. The portal leads on as soon as the learner is signed in. */
export function CodeForm({ kind, step, onBack }: CodeFormProps) {
  const words = useCodeWords(kind);
  const rules = useFormRules();
  const form = useForm({ defaultValues: { code: '' } });
  const field = useFields(form);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const { failure, submit } = useSubmission(form, {
    send: ({ code }) => step.send(code),
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
        {...field('code', { rules: rules.text(SECOND_FACTOR_CODE_RULE) })}
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
