import { useGetSignInMethodsQuery } from '../../../shared/api/sign-in-methods.ts';
import { EmailForm } from './EmailForm.tsx';
import { GoogleAccount } from './GoogleAccount.tsx';
import { NoPassword } from './NoPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** What the learner signs in with, and its changes: those that need a password only where there is one. */
export function SignInMethods() {
  const { data } = useGetSignInMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { password = true, google = false } = data ?? {};
  return (
    <>
      {password ? (
        <>
          <EmailForm />
          <PasswordForm />
        </>
      ) : (
        <NoPassword />
      )}
      {data ? (
        <GoogleAccount
          isLinked={google}
          isUnconfirmed={data.googleUnconfirmed === true}
          hasPassword={password}
        />
      ) : null}
    </>
  );
}
