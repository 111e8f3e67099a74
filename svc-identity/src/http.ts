import { type FeatureFlag, GOOGLE_SIGN_IN_FLAG } from '@zielona-fala/contracts';
import { MAILS_ASKED_FOR } from '@zielona-fala/contracts/api/emails/limits';
import { createGuards, type Revocations } from '@zielona-fala/service-kit/auth';
import type { Outbox, SequenceMarks } from '@zielona-fala/service-kit/events';
import { createApi, createHttpApp, internalOnly, trustedProxies } from '@zielona-fala/service-kit/http';
import type { Limits } from '@zielona-fala/service-kit/limits';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { AppParts, Clock } from '@zielona-fala/service-kit/process';
import type { Express, RequestHandler } from 'express';
import { createActivation } from './accounts/activation.ts';
import type { ActivationMails } from './accounts/activation-mails.ts';
import { createDeleteAccount } from './accounts/delete.ts';
import { createEraseAccount } from './accounts/erase.ts';
import { internalRoutes } from './accounts/internal-routes.ts';
import { createRegister } from './accounts/register.ts';
import { createRename } from './accounts/rename.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createTakeReport } from './client-errors/reports.ts';
import { clientErrorRoutes } from './client-errors/routes.ts';
import type { ErrorForwarder } from './client-errors/sentry.ts';
import type { IdentityConfig } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import type { EmailChange } from './emails/change.ts';
import { emailRoutes } from './emails/routes.ts';
import type { Sealed } from './encryption/sealed.ts';
import type { EventStreams } from './event-streams/event-streams.ts';
import { eventStreamRoutes } from './event-streams/routes.ts';
import { createExportData } from './export/export.ts';
import { createOtherServices } from './export/other-services.ts';
import { exportRoutes } from './export/routes.ts';
import { createFlags } from './flags/flags.ts';
import { flagRoutes } from './flags/routes.ts';
import { googleEndpoints } from './google/endpoints.ts';
import type { GoogleProvider } from './google/provider.ts';
import { levelRoutes } from './levels/routes.ts';
import type { MailedLinks } from './links/mailed-links.ts';
import { createAttempts } from './login/attempts.ts';
import { createKnownBrowsers } from './login/known-browsers.ts';
import { createLogin } from './login/login.ts';
import { loginRoutes } from './login/routes.ts';
import { createBrowserOf } from './passkeys/browser.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createRelyingParty } from './passkeys/relying-party.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { createChangePassword } from './passwords/change.ts';
import type { Hasher } from './passwords/hasher.ts';
import type { OwnPassword } from './passwords/own-password.ts';
import type { PasswordReset } from './passwords/reset.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { createPreferences } from './preferences/preferences.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { createPush } from './push/push.ts';
import { pushRoutes } from './push/routes.ts';
import type { OwnFactors } from './second-factor/own-factors.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import { createSecondFactorSetting } from './second-factor/setting.ts';
import { securityLogRoutes } from './security-log/routes.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import { createSessionCookies } from './sessions/cookies.ts';
import { createRefreshTokens } from './sessions/domain.ts';
import type { EndSessions } from './sessions/end-all.ts';
import { createFreshProof } from './sessions/fresh-proof.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSignIn } from './sessions/sign-in.ts';
import type { Stores } from './stores.ts';
import { createAccessTokens } from './tokens/access-token.ts';
import type { KeyRing } from './tokens/key-ring.ts';
import { tokenRoutes } from './tokens/routes.ts';

export interface HttpParts extends AppParts {
  readonly stores: Stores;
  readonly transact: Transact;
  readonly outbox: Outbox;
  readonly marks: SequenceMarks;
  readonly revocations: Revocations;
  readonly endSessions: EndSessions;
  readonly ring: KeyRing;
  readonly hasher: Hasher;
  readonly securityLog: SecurityLog;
  /** Of the secrets of second factors. */
  readonly sealed: Sealed;
  readonly reset: PasswordReset;
  readonly mailedLinks: MailedLinks;
  readonly activationMails: ActivationMails;
  readonly ownPassword: OwnPassword;
  readonly secondFactor: SecondFactor;
  readonly ownFactors: OwnFactors;
  readonly emailChange: EmailChange;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly revocable: RequestHandler;
  readonly afterOwnTests: RequestHandler;
  /** Null where no provider is configured. */
  readonly google: GoogleProvider | null;
  /** Null where no server for errors is configured. */
  readonly errorForwarder: ErrorForwarder | null;
  readonly eventStreams: EventStreams;
  readonly notices: Notices;
}

/** Composes the use cases and their routes: each gets what it needs, by name. */
export function createHttp(config: IdentityConfig, parts: HttpParts): Express {
  const {
    log,
    metrics,
    transact,
    outbox,
    marks,
    revocations,
    endSessions,
    ring,
    hasher,
    securityLog,
    sealed,
  } = parts;
  const { mailedLinks, activationMails, ownPassword, secondFactor, ownFactors, emailChange, reset } = parts;
  const { clock, limits, revocable, afterOwnTests, google: provider, notices, stores } = parts;
  const {
    accounts,
    sessions: sessionStore,
    mails,
    pushes,
    links,
    passkeys,
    challenges,
    secondFactors,
  } = stores;
  const { googleSignIns, securityEntries, idempotency, erasures, deadLetters } = stores;

  const names = { issuer: config.TOKEN_ISSUER, audience: config.TOKEN_AUDIENCE };
  const cookies = createSessionCookies(config);
  const sessions = createSessions({
    store: sessionStore,
    accounts,
    refreshTokens: createRefreshTokens(config.SESSION_SECRET),
    issueAccessToken: createAccessTokens(ring, names, clock),
    revocations,
    clock,
    log,
    securityLog,
    transact,
    endSessions,
  });
  const knownBrowsers = createKnownBrowsers(config, clock);
  const freshProof = createFreshProof({ accounts, sessions: sessionStore, ownPassword, ownFactors, clock });
  const preferences = createPreferences({ accounts, outbox, marks, transact, clock });
  const signIn = createSignIn({ sessions, cookies, knownBrowsers, secondFactor, limits, preferences });
  const mailLimit = limits.counter(MAILS_ASKED_FOR);
  const eraseAccount = createEraseAccount({
    accounts,
    sessions: sessionStore,
    passkeys,
    secondFactors,
    links,
    mails,
    pushes,
    googleSignIns,
    idempotency,
    outbox,
    deadLetters,
    securityEntries,
    erasures,
    clock,
    securityLog,
  });
  const attempts = createAttempts({ limits });
  const login = createLogin({ accounts, hasher, attempts, transact, limits, securityLog });
  const isPossible = (flag: FeatureFlag) => flag !== GOOGLE_SIGN_IN_FLAG || provider !== null;
  const flags = createFlags(stores.flags, isPossible, clock, log);

  const endpoints = [
    ...accountRoutes({
      accounts,
      register: createRegister({ accounts, activationMails, hasher, outbox, marks, transact, clock }),
      activation: createActivation({
        accounts,
        mailedLinks,
        activationMails,
        outbox,
        marks,
        transact,
        clock,
      }),
      rename: createRename({ accounts, outbox, marks, transact }),
      deleteAccount: createDeleteAccount({
        accounts,
        mails,
        revocations,
        endSessions,
        transact,
        freshProof,
        eraseAccount,
        notices,
      }),
      signIn,
      mailLimit,
      cookies,
      afterOwnTests,
      revocable,
    }),
    ...loginRoutes({ login, signIn, knownBrowsers }),
    ...googleEndpoints(config, {
      provider,
      flags,
      accounts,
      sessions: sessionStore,
      googleSignIns,
      mails,
      login,
      signIn,
      knownBrowsers,
      freshProof,
      ownFactors,
      endSessions,
      eraseAccount,
      outbox,
      marks,
      securityLog,
      transact,
      limits,
      clock,
      log,
    }),
    ...sessionRoutes({ sessions, store: sessionStore, cookies, clock, securityLog, revocable }),
    ...passkeyRoutes({
      passkeys: createPasskeys({
        passkeys,
        challenges,
        relyingParty: createRelyingParty(config.PUBLIC_URL),
        accounts,
        freshProof,
        sessions: sessionStore,
        mails,
        securityLog,
        limits,
        transact,
        clock,
      }),
      browserOf: createBrowserOf(config),
      signIn,
    }),
    ...secondFactorRoutes(
      createSecondFactorSetting({
        accounts,
        secondFactors,
        secondFactor,
        sealed,
        hasher,
        ownPassword,
        freshProof,
        mails,
        securityLog,
        transact,
        clock,
      }),
    ),
    ...securityLogRoutes({ securityEntries, securityLog }),
    ...passwordRoutes({
      reset,
      change: createChangePassword({
        accounts,
        mails,
        endSessions,
        hasher,
        ownFactors,
        securityLog,
        transact,
      }),
      knownBrowsers,
      mailLimit,
      revocable,
    }),
    ...emailRoutes({ emailChange, mailLimit, revocable }),
    ...preferenceRoutes(preferences),
    ...pushRoutes(
      createPush({
        sessions: sessionStore,
        privateKey: config.VAPID_PRIVATE_KEY,
        services: config.PUSH_SERVICES,
        transact,
        limits,
        clock,
      }),
    ),
    ...exportRoutes(
      createExportData({
        accounts,
        sessions: sessionStore,
        secondFactors,
        passkeys,
        links,
        mails,
        securityEntries,
        securityLog,
        otherServices: createOtherServices(config),
        limits,
        clock,
      }),
    ),
    ...levelRoutes({ accounts, afterOwnTests }),
    ...eventStreamRoutes(parts.eventStreams),
    ...contactRoutes({ mails, transact, mailLimit }),
    ...clientErrorRoutes(createTakeReport({ log, metrics }, parts.errorForwarder)),
    ...flagRoutes(flags),
    ...tokenRoutes(ring),
    ...internalRoutes(accounts, internalOnly(config.TESTS_TOKEN, config.STATS_TOKEN)),
  ];
  const guards = createGuards({ ...names, keys: ring.find, revocations, isActive: accounts.isActive });
  const http = createHttpApp({ log, metrics, handlers: [createApi(endpoints, guards, idempotency)] });
  http.set('trust proxy', trustedProxies(config));
  return http;
}
