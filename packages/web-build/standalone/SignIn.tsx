import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, ErrorSummary, PasswordField, TextField } from '@zielona-fala/web-kit/ui';
import { type FormEvent, useState } from 'react';
import * as css from './Standalone.module.css';

/** Signs in where the remote has no page for it. */
export function SignIn() {
  const { session } = usePortal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    try {
      await session.login({ email: String(values.get('email')), password: String(values.get('password')) });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form onSubmit={submit} className={css.signIn}>
      <h1>Sign in to see this page</h1>
      {refusal ? <ErrorSummary title="Not signed in" text={refusal} /> : null}
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button kind="go" wide type="submit">
        Sign in
      </Button>
    </form>
  );
}
