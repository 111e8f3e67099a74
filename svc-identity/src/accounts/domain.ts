import { type Locale, levelFor, type PreferencesDto, type UserDto } from '@zielona-fala/contracts';
import type { GoogleLink } from '../google/domain.ts';

/** A learner's account. */
export interface Account {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  /** The address that the learner wants instead, until it is confirmed. */
  readonly newEmail?: string;
  /** Null for an account that has only ever signed in with Google. */
  readonly passwordHash: string | null;
  /** Incremented with each new password: proofs made with an earlier one are invalid. */
  readonly credentialVersion: number;
  /** How often the password was set by a mailed link. */
  readonly passwordResets: number;
  readonly created: Date;
  readonly isActive: boolean;
  /** Language of the mails, and of the interface where the learner has chosen none. */
  readonly locale: Locale;
  /** Lifetime total according to the latest event of svc-tests. */
  readonly experiencePoints: number;
  readonly google?: GoogleLink;
  /** Only those ever chosen; the language is a field of the account. */
  readonly preferences?: Partial<ChosenPreferences>;
}

/** An account that nobody has used yet. */
export function newAccount(
  facts: Omit<Account, 'credentialVersion' | 'passwordResets' | 'experiencePoints'>,
): Account {
  return { ...facts, credentialVersion: 0, passwordResets: 0, experiencePoints: 0 };
}

export type ChosenPreferences = Omit<PreferencesDto, 'language'>;

export type UniqueField = 'username' | 'email';

/** The form of a username that must be unique. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFC').toLowerCase();
}

/** The form of an address that must be unique. */
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
