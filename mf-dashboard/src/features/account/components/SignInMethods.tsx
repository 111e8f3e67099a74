import { GOOGLE_SIGN_IN_FLAG } from '@zielona-fala/contracts';
import { getFeatureFlags } from '@zielona-fala/contracts/api/flags/get-feature-flags';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetSignInMethodsQuery } from '../../../shared/api/sign-in-methods.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { ConfirmGoogle } from './ConfirmGoogle.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LinkGoogle } from './LinkGoogle.tsx';
import { NoPassword } from './NoPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { UnlinkGoogle } from './UnlinkGoogle.tsx';
import { useGoogleOutcome } from './use-google-outcome.ts';

/** What the learner signs in with, and its changes: those that need a password only where there is one. */
export function SignInMethods() {
  const query = useGetSignInMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      compact
      query={query}
      loading={
        <Unknown>
          <Skeleton height="49rem" />
        </Unknown>
      }
      failed={(failure) => <Unknown>{failure}</Unknown>}
    >
      {({ password, google, googleUnconfirmed }) => (
        <>
          {password ? (
            <>
              <EmailForm />
              <PasswordForm />
            </>
          ) : (
            <NoPassword />
          )}
          <GoogleAccount
            isLinked={google}
            isUnconfirmed={googleUnconfirmed === true}
            hasPassword={password}
          />
        </>
      )}
    </Loaded>
  );
}

/** Until it is known what the learner signs in with. */
function Unknown({ children }: { readonly children: ReactNode }) {
  return (
    <Panel labelledBy="sign-in-methods">
      <h2 id="sign-in-methods">
        <FormattedMessage
          id="dashboard.settings.sign-in-methods"
          defaultMessage="Sposoby logowania"
          description="Heading of the settings of password, e-mail address and Google account while they load, or where they do not"
        />
      </h2>
      {children}
    </Panel>
  );
}

interface GoogleAccountProps {
  readonly isLinked: boolean;
  /** Linked before a password reset: it cannot be used to sign in until it is confirmed. */
  readonly isUnconfirmed: boolean;
  /** Without one, Google is the only way in and stays. */
  readonly hasPassword: boolean;
}

/** The Google account that is linked, or the way to one where that is offered. */
function GoogleAccount({ isLinked, isUnconfirmed, hasPassword }: GoogleAccountProps) {
  const { answer: flags = [] } = useCall(pathTo(getFeatureFlags));
  const isOffered = flags.some(({ name }) => name === GOOGLE_SIGN_IN_FLAG);
  useGoogleOutcome();
  if (!isLinked && !isOffered) return null;
  return (
    <Panel labelledBy="google">
      <h2 id="google">
        <FormattedMessage
          id="dashboard.settings.google"
          defaultMessage="Konto Google"
          description="Heading of the settings of the Google account"
        />
      </h2>
      {isUnconfirmed ? <ConfirmGoogle /> : null}
      {isLinked ? <UnlinkGoogle hasPassword={hasPassword} /> : <LinkGoogle />}
    </Panel>
  );
}
