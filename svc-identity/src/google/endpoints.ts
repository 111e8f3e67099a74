import { type Endpoint, notFound } from '@zielona-fala/service-kit/http';
import type { Log } from '@zielona-fala/service-kit/process';
import type { IdentityConfig } from '../config.ts';
import type { Flags } from '../flags/flags.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import type { Login } from '../login/login.ts';
import type { OwnFactors } from '../second-factor/own-factors.ts';
import type { SignIn } from '../sessions/sign-in.ts';
import { createRequestAuthorization } from './authorization.ts';
import { createReadCallback } from './callback.ts';
import { createConfirmGoogle } from './confirm.ts';
import { createGoogleCookie } from './cookie.ts';
import { createFinishGoogleSignIn } from './finish.ts';
import { createLinkGoogle, type LinkGoogleParts } from './link.ts';
import { createOpenAccount, type OpenAccountParts } from './new-account.ts';
import { createOffered } from './offered.ts';
import type { GoogleProvider } from './provider.ts';
import { googleRoutes } from './routes.ts';
import { googleSettingsRoutes } from './settings-routes.ts';
import type { GoogleStore } from './store.ts';
import { createUnlinkGoogle } from './unlink.ts';

/** What signing in with Google needs of the rest of the service. */
export interface GoogleEndpointParts extends LinkGoogleParts, OpenAccountParts {
  /** Null where no provider is configured. */
  readonly provider: GoogleProvider | null;
  readonly flags: Flags;
  readonly googleSignIns: GoogleStore;
  readonly login: Login;
  readonly signIn: SignIn;
  readonly knownBrowsers: KnownBrowsers;
  readonly ownFactors: OwnFactors;
  readonly log: Log;
}

/** Composes signing in with Google, and its settings. */
export function googleEndpoints(config: IdentityConfig, parts: GoogleEndpointParts): Endpoint[] {
  const { provider, googleSignIns, login, signIn, knownBrowsers, freshProof, limits, log } = parts;
  const { accounts } = parts;
  const cookie = createGoogleCookie(config);
  const offered = createOffered(parts.flags);
  const requestAuthorization = provider ? createRequestAuthorization({ ...parts, provider }) : notConfigured;
  const link = createLinkGoogle(parts);
  const confirm = createConfirmGoogle(parts);
  return [
    ...googleRoutes({
      requestAuthorization,
      readCallback: provider ? createReadCallback({ provider, googleSignIns, log }) : notConfigured,
      link,
      finish: createFinishGoogleSignIn({
        accounts,
        googleSignIns,
        login,
        openAccount: createOpenAccount(parts),
        link,
        confirm,
      }),
      googleSignIns,
      cookie,
      knownBrowsers,
      signIn,
      offered,
      limits,
      publicUrl: config.PUBLIC_URL,
    }),
    ...googleSettingsRoutes({
      accounts,
      requestAuthorization,
      link,
      unlink: createUnlinkGoogle(parts),
      confirm,
      freshProof,
      cookie,
      offered,
    }),
  ];
}

async function notConfigured(): Promise<never> {
  throw notFound();
}
