import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyDto, Proofs } from '@zielona-fala/contracts';
import {
  FAILED_PASSKEY_SIGN_INS,
  PASSKEY_ADDITIONS,
  PASSKEY_SIGN_INS_BEGUN,
} from '@zielona-fala/contracts/api/passkeys/limits';
import {
  type AuthenticatedUser,
  conflict,
  invalid,
  lockCaller,
  notFound,
  Problem,
  unauthorized,
} from '@zielona-fala/service-kit/http';
import type { Limits } from '@zielona-fala/service-kit/limits';
import { isDuplicateKey, type Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import { accountOf } from '../accounts/account-of.ts';
import type { Account } from '../accounts/domain.ts';
import type { AccountStore } from '../accounts/store.ts';
import { isConfirmed } from '../accounts/way-in.ts';
import type { Client } from '../client.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { deviceOf } from '../sessions/device.ts';
import type { FreshProof } from '../sessions/fresh-proof.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Challenges, Purpose } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { type Passkey, type PasskeyStore, toPasskeyDto } from './store.ts';

/** Passkeys of learners. Adding and removing one requires recent authentication; a passkey alone is sufficient to sign in. */
export interface Passkeys {
  list(user: AuthenticatedUser): Promise<PasskeyDto[]>;
  /** @throws as `FreshProof` does; Problem 409 for one too many, 429 after too many */
  beginRegistration(
    user: AuthenticatedUser,
    proofs: Proofs,
    client: Client,
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @throws Problem 422 on `response` if verification fails, 409 for one too many */
  register(user: AuthenticatedUser, response: RegistrationResponseJSON, client: Client): Promise<PasskeyDto>;
  /** @throws Problem 404 for one that is not theirs */
  rename(user: AuthenticatedUser, id: string, name: string): Promise<PasskeyDto>;
  /** Confirms one that was added before the password was reset. @throws as `FreshProof` does; Problem 404 for one that is not theirs */
  confirm(user: AuthenticatedUser, id: string, proofs: Proofs, client: Client): Promise<PasskeyDto>;
  /** @throws as `FreshProof` does; Problem 404 for one that is not theirs */
  remove(user: AuthenticatedUser, id: string, proofs: Proofs, client: Client): Promise<void>;
  /** Starts authentication of a signed-in learner by passkey. @throws Problem 429 after too many */
  beginProof(user: AuthenticatedUser, client: Client): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Records recent authentication for the session. @throws Problem 422 on `response` if verification fails, 429 after too many */
  prove(user: AuthenticatedUser, response: AuthenticationResponseJSON, client: Client): Promise<void>;
  /** @param browser that may respond. @throws Problem 429 after too many */
  beginSignIn(browser: string, client: Client): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** @returns whose passkey signed. @throws Problem 401 `bad-passkey`, `passkey-unconfirmed` after a reset, 429 after too many */
  signIn(browser: string, response: AuthenticationResponseJSON, client: Client): Promise<Account>;
}

export interface PasskeyParts {
  readonly passkeys: PasskeyStore;
  readonly challenges: Challenges;
  readonly relyingParty: RelyingParty;
  readonly accounts: AccountStore;
  readonly freshProof: FreshProof;
  readonly sessions: SessionStore;
  readonly mails: MailQueue;
  readonly securityLog: SecurityLog;
  readonly limits: Limits;
  readonly transact: Transact;
  readonly clock: Clock;
}

type PasskeyEvent = 'passkey-added' | 'passkey-confirmed' | 'passkey-removed';

const MAX_PASSKEYS = 10;
/** Until the address is confirmed, each new passkey sends a mail to someone who may not have requested it. */
const MAX_BEFORE_ACTIVATION = 1;

export function createPasskeys(parts: PasskeyParts): Passkeys {
  const { accounts, passkeys, challenges, relyingParty, clock } = parts;
  const additions = parts.limits.counter(PASSKEY_ADDITIONS);
  const questions = parts.limits.counter(PASSKEY_SIGN_INS_BEGUN);
  const failures = parts.limits.counter(FAILED_PASSKEY_SIGN_INS);

  const note = (event: PasskeyEvent, userId: number, client: Client) =>
    ({ event, outcome: 'done', userId, client }) as const;

  /** Whether the passkey signed a challenge for this purpose and owner; consumes the challenge. */
  const hasSigned = async (
    passkey: Passkey,
    response: AuthenticationResponseJSON,
    purpose: Purpose,
    owner: string,
  ): Promise<boolean> => {
    const counter = await relyingParty.verifyAuthentication(response, passkey, (challenge) =>
      challenges.take(challenge, purpose, owner),
    );
    return counter !== null && passkeys.noteUse(passkey, counter, clock.now());
  };

  return {
    async list(user) {
      const account = await accountOf(accounts, user.userId);
      return (await passkeys.ofUser(user.userId)).map((passkey) => toPasskeyDto(passkey, account));
    },

    async beginRegistration(user, proofs, client) {
      const account = await parts.freshProof.check(user, proofs, client);
      const known = await passkeys.ofUser(user.userId);
      refuseOneTooMany(account, known);
      await additions.take(String(user.userId));
      const challenge = await challenges.issue('register', user.sessionId);
      return relyingParty.registrationOptions(account, known, challenge);
    },

    async register({ userId, sessionId }, response, client) {
      const made = await relyingParty.verifyRegistration(response, (challenge) =>
        challenges.take(challenge, 'register', sessionId),
      );
      if (made === null) throw provesNothing();
      const device = deviceOf(client.userAgent);
      try {
        return await parts.transact(async (transaction) => {
          await lockCaller(accounts, userId, clock.now(), transaction);
          const account = await accountOf(accounts, userId, transaction);
          // the session ended meanwhile, perhaps by a reset: a passkey added now would be valid
          if ((await parts.sessions.byId(sessionId, clock.now(), transaction)) === null) throw unauthorized();
          const { passwordResets } = account;
          const createdAt = clock.now();
          const passkey: Passkey = { ...made, userId, device, createdAt, lastUsedAt: null, passwordResets };
          refuseOneTooMany(account, await passkeys.ofUser(userId, transaction));
          await passkeys.add(passkey, transaction);
          await parts.mails.add(accountMail('passkey-added', account), userId, transaction);
          await parts.securityLog.record(note('passkey-added', userId, client), transaction);
          return toPasskeyDto(passkey, account);
        });
      } catch (error) {
        throw isDuplicateKey(error) ? provesNothing() : error;
      }
    },

    async rename(user, id, name) {
      const account = await accountOf(accounts, user.userId);
      const renamed = await passkeys.rename(id, user.userId, name);
      if (renamed === null) throw notFound();
      return toPasskeyDto(renamed, account);
    },

    async confirm(user, id, proofs, client) {
      const account = await parts.freshProof.check(user, proofs, client);
      const { userId } = account;
      return parts.transact(async (transaction) => {
        const confirmed = await passkeys.confirm(id, account, transaction);
        if (confirmed === null) throw notFound();
        await parts.mails.add(accountMail('way-in-confirmed', account), userId, transaction);
        await parts.securityLog.record(note('passkey-confirmed', userId, client), transaction);
        return toPasskeyDto(confirmed, account);
      });
    },

    async remove(user, id, proofs, client) {
      const { userId } = user;
      const account = await parts.freshProof.check(user, proofs, client);
      await parts.transact(async (transaction) => {
        if (!(await passkeys.remove(id, userId, transaction))) throw notFound();
        await parts.mails.add(accountMail('passkey-removed', account), userId, transaction);
        await parts.securityLog.record(note('passkey-removed', userId, client), transaction);
      });
    },

    async beginProof({ sessionId }, client) {
      await questions.take(client.network);
      return relyingParty.authenticationOptions(await challenges.issue('proof', sessionId));
    },

    async prove({ userId, sessionId }, response, client) {
      await failures.take(client.network);
      const passkey = await passkeys.byId(response.id);
      const isTheirs = passkey?.userId === userId && isConfirmed(passkey, await accountOf(accounts, userId));
      if (!isTheirs || !(await hasSigned(passkey, response, 'proof', sessionId))) {
        await parts.securityLog.record({ event: 'passkey-check', outcome: 'refused', userId, client });
        throw badProof();
      }
      await failures.giveBack(client.network);
      await parts.sessions.noteProof(sessionId, clock.now());
    },

    async beginSignIn(browser, client) {
      await questions.take(client.network);
      return relyingParty.authenticationOptions(await challenges.issue('sign-in', browser));
    },

    async signIn(browser, response, client) {
      await failures.take(client.network);
      const passkey = await passkeys.byId(response.id);
      const isGood = passkey !== null && (await hasSigned(passkey, response, 'sign-in', browser));
      const account = isGood ? await accounts.byId(passkey.userId) : null;
      if (account === null) {
        const userId = passkey?.userId ?? null;
        await parts.securityLog.record({ event: 'passkey-sign-in', outcome: 'refused', userId, client });
        throw badPasskey();
      }
      await failures.giveBack(client.network);
      if (passkey !== null && !isConfirmed(passkey, account)) {
        const { userId } = account;
        await parts.securityLog.record({ event: 'passkey-sign-in', outcome: 'refused', userId, client });
        throw unconfirmed();
      }
      return account;
    },
  };
}

/** The same problem whether the passkey is unknown, was cloned, or signed something else. */
const badPasskey = () => new Problem(401, 'bad-passkey', 'This passkey does not open an account here');
const unconfirmed = () =>
  new Problem(
    401,
    'passkey-unconfirmed',
    'The password was reset since this passkey was added. Sign in by it and confirm the passkey in the settings',
  );
const provesNothing = () =>
  invalid([{ field: 'response', code: 'invalid', message: 'This passkey could not be added. Try again' }]);
const badProof = () =>
  invalid([{ field: 'response', code: 'wrong', message: 'This passkey does not show that it is you' }]);

function refuseOneTooMany({ isActive }: Account, known: readonly Passkey[]): void {
  if (isActive && known.length >= MAX_PASSKEYS)
    throw conflict('too-many-passkeys', `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first`);
  if (!isActive && known.length >= MAX_BEFORE_ACTIVATION)
    throw conflict('too-many-passkeys', 'Activate the account before you add another passkey');
}
