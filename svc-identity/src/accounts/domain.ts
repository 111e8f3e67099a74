import { type Locale, levelFor, type PreferencesDto, type UserDto } from '@zielona-fala/contracts';
import type { GoogleLink } from '../google/domain.ts';

/** A learner's account. */
export interface Account {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  /** The address that the learner wants instead, until it is confirmed. */
  readonly newEmail?: string;
  /** Null for who has only ever come by way of Google. */
  readonly passwordHash: string | null;
  /** Counts the passwords that the account has had: what was proven with an older one does not count. */
  readonly credentialVersion: number;
  /** How often the password was set by a mailed link. */
  readonly passwordResets: number;
  readonly created: Date;
  readonly isActive: boolean;
  /** Language of the mails, and of the interface where the learner has chosen none. */
  readonly locale: Locale;
  /** Lifetime total, as svc-tests last stated it. */
  readonly experiencePoints: number;
  readonly google?: GoogleLink;
  /** Those that were ever chosen; the language is the account's. */
  readonly preferences?: Partial<ChosenPreferences>;
}

export type ChosenPreferences = Omit<PreferencesDto, 'language'>;

export type UniqueField = 'username' | 'email';

/** What two usernames must differ in. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFC').toLowerCase();
}

/** What two addresses must differ in. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export function toUserDto(account: Account): UserDto {
  return {
    userId: account.userId,
    username: account.username,
    email: account.email,
    created: account.created.toISOString(),
    isActive: account.isActive,
    ...levelFor(account.experiencePoints),
  };
}
