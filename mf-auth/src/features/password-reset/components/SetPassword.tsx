import { useState } from 'react';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SpentResetLink } from './SpentResetLink.tsx';

export interface SetPasswordProps {
  /** Heading of the form. */
  readonly title: string;
  readonly token: string;
}

/** Sets a new password by the token of a link. */
export function SetPassword({ title, token }: SetPasswordProps) {
  const [spent, setSpent] = useState(false);
  return spent ? (
    <SpentResetLink />
  ) : (
    <NewPasswordForm title={title} token={token} onSpent={() => setSpent(true)} />
  );
}
