import { type Locale, levelFor, type UserDto } from '@zielona-fala/contracts';

/** A learner's account. */
export interface Account {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  /** Counts the passwords that the account has had: what was proven with an older one does not count. */
  readonly credentialVersion: number;
  readonly created: Date;
  readonly isActive: boolean;
  /** Language of the mails. */
  readonly locale: Locale;
  /** Lifetime total, as svc-tests last stated it. */
  readonly experiencePoints: number;
}

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
