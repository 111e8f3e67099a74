import type { AccountDto, Locale } from '@zielona-fala/contracts';
import type { SessionsEnd } from '@zielona-fala/service-kit/auth';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import { type Connection, type QueryFilter, Schema, type UpdateQuery } from 'mongoose';
import type { GoogleLink } from '../google/domain.ts';
import {
  type Account,
  type ChosenPreferences,
  emailKeyOf,
  type UniqueField,
  usernameKeyOf,
} from './domain.ts';

type AccountDocument = Omit<Account, 'userId'> & {
  readonly _id: number;
  readonly usernameKey: string;
  readonly emailKey: string;
  /** Of `newEmail`: the session in which it was asked for. */
  readonly newEmailSession?: string;
  /** When the latest session began; written so that a sign-in conflicts with a new password and with the end of all sessions. */
  readonly lastSignIn?: Date;
  /** When all other sessions were last ended. */
  readonly sessionsEnd?: SessionsEnd;
  /** Written by transactions that must conflict with an erasure. */
  readonly heldAt?: Date;
};

const schema = new Schema<AccountDocument>(
  {
    _id: { type: Number, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    newEmail: { type: String },
    newEmailSession: { type: String },
    passwordHash: { type: String, default: null },
    credentialVersion: { type: Number, default: 0 },
    passwordResets: { type: Number, default: 0 },
    lastSignIn: { type: Date },
    sessionsEnd: {
      type: new Schema<SessionsEnd>(
        { at: { type: Date, required: true }, keptId: { type: String, default: null } },
        { _id: false },
      ),
    },
    heldAt: { type: Date },
    created: { type: Date, required: true },
    isActive: { type: Boolean, required: true },
    locale: { type: String, required: true },
    experiencePoints: { type: Number, required: true },
    google: {
      type: new Schema<GoogleLink>(
        {
          issuer: { type: String, required: true },
          subject: { type: String, required: true },
          linkedAt: { type: Date, required: true },
          passwordResets: { type: Number },
        },
        { _id: false },
      ),
    },
    preferences: {
      theme: { type: String },
      timeZone: { type: String },
      dailyGoal: { type: Number },
      examDate: { type: String },
      showInRankings: { type: Boolean },
      isFirstEveningOver: { type: Boolean },
    },
  },
  { collection: 'accounts', versionKey: false },
);
schema.index({ usernameKey: 1 }, { unique: true });
schema.index({ emailKey: 1 }, { unique: true });
schema.index(
  { 'google.subject': 1, 'google.issuer': 1 },
  { unique: true, partialFilterExpression: { 'google.subject': { $exists: true } } },
);

/** An account and the version of its password. */
export type Credentials = Pick<Account, 'userId' | 'credentialVersion'>;

/** Accounts in the database. Writes return whether the account exists. */
export interface AccountStore {
  ensureIndexes(): Promise<void>;
  /** @throws a duplicate key error when id, username or address are taken */
  insert(account: Account, transaction: Transaction): Promise<void>;
  /** Which of the given names are taken. */
  takenFields(requested: Partial<Record<UniqueField, string>>): Promise<UniqueField[]>;
  byId(userId: number, transaction?: Transaction): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  byGoogle(google: Omit<GoogleLink, 'linkedAt'>): Promise<Account | null>;
  isActive(userId: number): Promise<boolean>;
  infos(userIds: readonly number[]): Promise<AccountDto[]>;
  activate(userId: number, transaction: Transaction): Promise<boolean>;
  /** Replaces the password, if it is still the one of this version. */
  setPassword(who: Credentials, passwordHash: string, transaction: Transaction): Promise<boolean>;
  /** The same with a mailed link: other sign-in methods have to be confirmed before they are valid again. */
  resetPassword(who: Credentials, passwordHash: string, transaction: Transaction): Promise<boolean>;
  /** Discards a new address requested in another session, perhaps by someone who knew an earlier password. */
  forgetNewEmail(userId: number, keptSession: string | null, transaction: Transaction): Promise<void>;
  /** Keeps the same password under another hash, if it is still the one of this version. */
  setRehashed(who: Credentials, passwordHash: string, transaction: Transaction): Promise<boolean>;
  /**
   * Notes a sign-in, if the password is still the one of this version.
   * @returns when its session begins, never earlier than the last end of all sessions, whichever clock recorded that; null otherwise
   */
  noteSignIn(who: Credentials, now: Date, transaction: Transaction): Promise<Date | null>;
  /**
   * Ends all sessions that have begun, but one, by one write.
   * @returns how; null when there is no such account
   */
  endSessions(
    userId: number,
    now: Date,
    keptId: string | null,
    transaction: Transaction,
  ): Promise<SessionsEnd | null>;
  /** @returns undefined when there is no such account, null where all sessions never ended */
  sessionsEnd(userId: number, transaction?: Transaction): Promise<SessionsEnd | null | undefined>;
  /**
   * Links an account at Google, if the password is still the one of this version, and no other has been linked meanwhile.
   * @returns whether it was linked now, or by another call before; null if it is not linked
   * @throws a duplicate key error when it is linked elsewhere
   */
  linkGoogle(who: Account, google: GoogleLink, transaction: Transaction): Promise<'now' | 'before' | null>;
  /** Confirms the Google account that is linked to this one, if it still is and the password version is unchanged. */
  confirmGoogle(account: Account, transaction: Transaction): Promise<boolean>;
  /** Undoes it, if the password is still the one of this version. */
  unlinkGoogle(who: Credentials, transaction: Transaction): Promise<boolean>;
  /**
   * Keeps an erasure from passing unseen until the transaction ends, for what belongs to the account.
   * @returns false when there is no such account
   */
  lock(userId: number, heldAt: Date, transaction: Transaction): Promise<boolean>;
  /** @param newEmailSession in which it is asked for */
  setNewEmail(
    userId: number,
    newEmail: string,
    newEmailSession: string,
    transaction: Transaction,
  ): Promise<boolean>;
  /** @throws a duplicate key error when the address is taken */
  setEmail(userId: number, email: string, transaction: Transaction): Promise<void>;
  setLocale(userId: number, locale: Locale, transaction: Transaction): Promise<boolean>;
  setPreferences(
    userId: number,
    locale: Locale,
    preferences: Partial<ChosenPreferences>,
    transaction: Transaction,
  ): Promise<boolean>;
  setExperience(userId: number, experiencePoints: number, transaction: Transaction): Promise<boolean>;
  /** @throws a duplicate key error when the name is taken */
  rename(userId: number, username: string, transaction: Transaction): Promise<boolean>;
  eraseLearner(userId: number, transaction: Transaction): Promise<boolean>;
}

export function createAccountStore(connection: Connection): AccountStore {
  const accounts = connection.model<AccountDocument>('Account', schema);
  const update = async (userId: number, change: Partial<AccountDocument>, transaction?: Transaction) => {
    const { matchedCount } = await accounts.updateOne(
      { _id: userId },
      { $set: change },
      { session: transaction },
    );
    return matchedCount === 1;
  };
  const unchanged = ({ userId, credentialVersion }: Credentials) => ({
    _id: userId,
    // accounts created before versions existed have none
    credentialVersion: credentialVersion === 0 ? { $in: [0, null] } : credentialVersion,
  });
  const linkedTo = ({ issuer, subject }: Pick<GoogleLink, 'issuer' | 'subject'>) => ({
    'google.issuer': issuer,
    'google.subject': subject,
  });
  const updateUnchanged = async (
    who: Credentials,
    change: UpdateQuery<AccountDocument>,
    transaction: Transaction,
    also: QueryFilter<AccountDocument> = {},
  ) => {
    const filter = { ...unchanged(who), ...also };
    const { matchedCount } = await accounts.updateOne(filter, change, { session: transaction });
    return matchedCount === 1;
  };
  const replacing = ({ credentialVersion }: Credentials, passwordHash: string) => ({
    $set: { passwordHash, credentialVersion: credentialVersion + 1 },
  });
  return {
    ensureIndexes: () => accounts.createIndexes(),

    async insert({ userId, ...rest }, transaction) {
      const keys = { usernameKey: usernameKeyOf(rest.username), emailKey: emailKeyOf(rest.email) };
      await accounts.create([{ _id: userId, ...rest, ...keys }], { session: transaction });
    },

    async takenFields(requested) {
      const checks = {
        username: requested.username !== undefined && { usernameKey: usernameKeyOf(requested.username) },
        email: requested.email !== undefined && { emailKey: emailKeyOf(requested.email) },
      };
      const taken: UniqueField[] = [];
      for (const field of ['username', 'email'] as const) {
        const filter = checks[field];
        if (filter && (await accounts.exists(filter))) taken.push(field);
      }
      return taken;
    },

    async byId(userId, transaction) {
      return fromDocument(
        await accounts
          .findById(userId)
          .session(transaction ?? null)
          .lean(),
      );
    },

    async byEmail(email) {
      return fromDocument(await accounts.findOne({ emailKey: emailKeyOf(email) }).lean());
    },

    async byGoogle(google) {
      return fromDocument(await accounts.findOne(linkedTo(google)).lean());
    },

    async isActive(userId) {
      return (await accounts.exists({ _id: userId, isActive: true })) !== null;
    },

    async infos(userIds) {
      const found = await accounts.find({ _id: { $in: userIds } }, { username: 1, isActive: 1 }).lean();
      return found.map(({ _id, username, isActive }) => ({ userId: _id, username, isActive }));
    },

    activate: (userId, transaction) => update(userId, { isActive: true }, transaction),

    setPassword: (who, passwordHash, transaction) =>
      updateUnchanged(who, replacing(who, passwordHash), transaction),

    resetPassword: (who, passwordHash, transaction) =>
      updateUnchanged(who, { ...replacing(who, passwordHash), $inc: { passwordResets: 1 } }, transaction),

    async forgetNewEmail(userId, keptSession, transaction) {
      await accounts.updateOne(
        { _id: userId, ...(keptSession !== null && { newEmailSession: { $ne: keptSession } }) },
        { $unset: { newEmail: '', newEmailSession: '' } },
        { session: transaction },
      );
    },

    setRehashed: (who, passwordHash, transaction) =>
      updateUnchanged(who, { $set: { passwordHash } }, transaction),

    async noteSignIn(who, now, transaction) {
      const afterEnd = { $add: ['$sessionsEnd.at', 1] };
      const noted = await accounts
        .findOneAndUpdate(
          unchanged(who),
          [{ $set: { lastSignIn: { $max: ['$lastSignIn', now, afterEnd] } } }],
          { session: transaction, returnDocument: 'after', updatePipeline: true },
        )
        .lean();
      if (noted === null) return null;
      const { sessionsEnd } = noted;
      return sessionsEnd ? new Date(Math.max(now.getTime(), sessionsEnd.at.getTime() + 1)) : now;
    },

    async endSessions(userId, now, keptId, transaction) {
      const at = { $max: [now, '$lastSignIn'] };
      const noted = await accounts
        .findOneAndUpdate({ _id: userId }, [{ $set: { sessionsEnd: { at, keptId } } }], {
          session: transaction,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean();
      return noted?.sessionsEnd ?? null;
    },

    async sessionsEnd(userId, transaction) {
      const found = await accounts
        .findById(userId, { sessionsEnd: 1 })
        .session(transaction ?? null)
        .lean();
      return found === null ? undefined : (found.sessionsEnd ?? null);
    },

    async linkGoogle({ google: before, ...who }, google, transaction) {
      const stillLinked = before ? linkedTo(before) : { google: { $exists: false } };
      if (await updateUnchanged(who, { $set: { google } }, transaction, stillLinked)) return 'now';
      const isLinked = await accounts.exists({ ...unchanged(who), ...linkedTo(google) }).session(transaction);
      return isLinked ? 'before' : null;
    },

    async confirmGoogle({ google, passwordResets, ...who }, transaction) {
      if (google === undefined) return false;
      const change = { $set: { 'google.passwordResets': passwordResets } };
      return updateUnchanged(who, change, transaction, linkedTo(google));
    },

    unlinkGoogle: (who, transaction) => updateUnchanged(who, { $unset: { google: '' } }, transaction),

    lock: (userId, heldAt, transaction) => update(userId, { heldAt }, transaction),

    setNewEmail: (userId, newEmail, newEmailSession, transaction) =>
      update(userId, { newEmail, newEmailSession }, transaction),

    async setEmail(userId, email, transaction) {
      const change = {
        $set: { email, emailKey: emailKeyOf(email) },
        $unset: { newEmail: '', newEmailSession: '' },
      } as const;
      await accounts.updateOne({ _id: userId }, change, { session: transaction });
    },

    setLocale: (userId, locale, transaction) => update(userId, { locale }, transaction),

    setPreferences: (userId, locale, preferences, transaction) =>
      update(userId, { locale, preferences }, transaction),

    setExperience: (userId, experiencePoints, transaction) =>
      update(userId, { experiencePoints }, transaction),

    rename: (userId, username, transaction) =>
      update(userId, { username, usernameKey: usernameKeyOf(username) }, transaction),

    async eraseLearner(userId, transaction) {
      const { deletedCount } = await accounts.deleteOne({ _id: userId }, { session: transaction });
      return deletedCount === 1;
    },
  };
}

function fromDocument(document: AccountDocument | null): Account | null {
  if (document === null) return null;
  const {
    _id,
    usernameKey: _u,
    emailKey: _e,
    lastSignIn: _l,
    sessionsEnd: _s,
    newEmailSession: _n,
    ...rest
  } = document;
  const { credentialVersion = 0, passwordResets = 0 } = rest;
  return { ...rest, userId: _id, credentialVersion, passwordResets };
}
