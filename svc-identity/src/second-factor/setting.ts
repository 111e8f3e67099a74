import {
  type BothFactors,
  BRAND,
  type Proofs,
  type SecondFactorDto,
  type SecondFactorSecretDto,
} from '@zielona-fala/contracts';
import { type AuthenticatedUser, conflict, lockCaller, notFound } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import { accountOf } from '../accounts/account-of.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { Sealed } from '../encryption/sealed.ts';
import { accountMail } from '../mail/domain.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { FreshProof } from '../sessions/fresh-proof.ts';
import { newRecoveryCodes, newSecret, otpauthUri, readCode, stepOf } from './domain.ts';
import { toBeShown } from './own-factors.ts';
import type { SecondFactor } from './second-factor.ts';
import type { SecondFactorStore, StoredRecoveryCode } from './store.ts';
import { wrongCode } from './wrong-code.ts';

/** A learner's own second factor: turned on in two steps, turned off in one. */
export interface SecondFactorSetting {
  read(userId: number): Promise<SecondFactorDto>;
  /** @throws Problem 409 when it is on already; as `FreshProof` does */
  begin(user: AuthenticatedUser, proofs: Proofs, client: Client): Promise<SecondFactorSecretDto>;
  /**
   * Turns it on by the first code of the app.
   * @returns the recovery codes, which are shown once
   * @throws Problem 422 on `code`, 404 when nothing was begun in the last quarter of an hour, 409 when it is on already
   */
  confirm(user: AuthenticatedUser, code: string, client: Client): Promise<readonly string[]>;
  /** @throws Problem 422 on `password` or `code`, 404 when it is off */
  replaceRecoveryCodes(
    user: AuthenticatedUser,
    both: BothFactors,
    client: Client,
  ): Promise<readonly string[]>;
  /** @throws Problem 422 on `password` or `code`, 404 when it is off */
  turnOff(user: AuthenticatedUser, both: BothFactors, client: Client): Promise<void>;
}

export interface SecondFactorSettingParts {
  readonly accounts: AccountStore;
  readonly secondFactors: SecondFactorStore;
  readonly secondFactor: SecondFactor;
  readonly sealed: Sealed;
  readonly hasher: Hasher;
  readonly ownPassword: OwnPassword;
  readonly freshProof: FreshProof;
  readonly mails: MailQueue;
  readonly securityLog: SecurityLog;
  readonly transact: Transact;
  readonly clock: Clock;
}

const WANTED_MS = 15 * 60_000;

export function createSecondFactorSetting(parts: SecondFactorSettingParts): SecondFactorSetting {
  const { secondFactors, secondFactor, hasher, clock } = parts;

  const makeRecoveryCodes = async (client: Client) => {
    const codes = newRecoveryCodes();
    const stored: StoredRecoveryCode[] = [];
    for (const written of codes) {
      const read = readCode(written);
      if (read?.kind !== 'recovery') throw new Error('a recovery code that nobody can type');
      stored.push({ selector: read.selector, hash: await hasher.hash(read.code, client) });
    }
    return { codes, stored };
  };

  /** The password is required if the account has one, however recent the sign-in is. */
  const checkPassword = async (user: AuthenticatedUser, password: string | undefined, client: Client) => {
    const account = await parts.accounts.byId(user.userId);
    if (account?.passwordHash === null) return parts.freshProof.check(user, {}, client);
    if (password === undefined) throw toBeShown(['password']);
    return parts.ownPassword.check(user, password, 'password', client);
  };

  const checkBoth = async (user: AuthenticatedUser, { password, code }: BothFactors, client: Client) => {
    if (!(await secondFactor.isOn(user.userId))) throw isOff();
    const account = await checkPassword(user, password, client);
    if (!(await secondFactor.accepts(user.userId, code, client))) throw wrongCode();
    return account;
  };

  return {
    async read(userId) {
      const factor = await secondFactors.ofUser(userId);
      const since = factor?.since ?? null;
      return {
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: since === null ? 0 : (factor?.recoveryCodes.length ?? 0),
      };
    },

    async begin(user, proofs, client) {
      if (await secondFactor.isOn(user.userId)) throw isOnAlready();
      const account = await parts.freshProof.check(user, proofs, client);
      const { userId, email, locale } = account;
      const secret = newSecret();
      const sealed = parts.sealed.seal(secret, String(userId));
      await parts.transact(async (transaction) => {
        const now = clock.now();
        await lockCaller(parts.accounts, userId, now, transaction);
        await secondFactors.want(userId, sealed, new Date(now.getTime() + WANTED_MS), transaction);
      });
      return { secret, uri: otpauthUri(secret, BRAND[locale], email) };
    },

    async confirm(user, code, client) {
      const { userId } = user;
      const factor = await secondFactors.ofUser(userId);
      if (factor !== null && factor.since !== null) throw isOnAlready();
      if (factor?.wantedUntil === undefined || factor.wantedUntil <= clock.now()) throw isOff();
      await secondFactor.countGuess(userId);
      const read = readCode(code);
      const secret = secondFactor.secretOf(factor);
      const lastStep = read?.kind === 'app' ? stepOf(secret, read.token, clock.now()) : null;
      if (lastStep === null) throw wrongCode();
      await secondFactor.forgiveGuesses(userId);
      const { codes, stored } = await makeRecoveryCodes(client);
      await parts.transact(async (transaction) => {
        const change = { since: clock.now(), lastStep, recoveryCodes: stored };
        const account = await accountOf(parts.accounts, userId, transaction);
        if (!(await secondFactors.turnOn(factor, change, transaction))) throw isOnAlready();
        await parts.mails.add(accountMail('second-factor-on', account), userId, transaction);
        await parts.securityLog.record(
          { event: 'second-factor-on', outcome: 'done', userId, client },
          transaction,
        );
      });
      return codes;
    },

    async replaceRecoveryCodes(user, both, client) {
      const { userId } = await checkBoth(user, both, client);
      const { codes, stored } = await makeRecoveryCodes(client);
      await parts.transact(async (transaction) => {
        if (!(await secondFactors.setRecoveryCodes(userId, stored, transaction))) throw isOff();
        await parts.securityLog.record(
          { event: 'recovery-codes', outcome: 'done', userId, client },
          transaction,
        );
      });
      return codes;
    },

    async turnOff(user, both, client) {
      const account = await checkBoth(user, both, client);
      const { userId } = account;
      await parts.transact(async (transaction) => {
        if (!(await secondFactors.turnOff(userId, transaction))) throw isOff();
        await parts.mails.add(accountMail('second-factor-off', account), userId, transaction);
        await parts.securityLog.record(
          { event: 'second-factor-off', outcome: 'done', userId, client },
          transaction,
        );
      });
    },
  };
}

const isOff = () => notFound('The second factor is not on');
const isOnAlready = () => conflict('second-factor-on', 'The second factor is on already');
