import { checkResetLink } from '@zielona-fala/contracts/api/passwords/check-reset-link';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';
import { Skeleton } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import * as page from '../../../shared/page/page.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SpentResetLink } from './SpentResetLink.tsx';

/** Whether a reset link can still be used; does not use it up. A refusal of type `validation`: it cannot. */
const useLinkCheck = (token: string) => useCall(pathTo(checkResetLink, { query: { token } }));

export interface SetPasswordProps {
  /** Heading of the form. */
  readonly title: string;
  readonly token: string;
}

/** Sets a new password by the token of a link; a used link is reported before anything is typed. */
export function SetPassword({ title, token }: SetPasswordProps) {
  const { isUnderWay, failure } = useLinkCheck(token);
  const [spent, setSpent] = useState(false);
  if (spent || failure?.type === 'validation') return <SpentResetLink />;
  // other failures are reported when the form is submitted
  if (!isUnderWay) return <NewPasswordForm title={title} token={token} onSpent={() => setSpent(true)} />;
  return (
    <>
      <h1>{title}</h1>
      <div className={page.stack}>
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </div>
    </>
  );
}
