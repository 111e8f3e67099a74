/** `GET v1/users/user`. Dates are ISO 8601 in UTC. */
export interface UserDto {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly created: string;
  readonly isActive: boolean;
  readonly level: number;
  readonly experiencePoints: number;
  readonly experienceToNextLevel: number;
}

export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What a device called itself when it signed in, by well-known names; null where it did not say. */
export interface DeviceDto {
  /** For instance `Firefox`. */
  readonly browser: string | null;
  /** For instance `Android`. */
  readonly system: string | null;
  readonly kind: DeviceKind;
}

/** A signed-in device in `GET v1/auth/sessions`, the one used last first. */
export interface SessionDto {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  readonly device: DeviceDto;
  /** True for the session that asks. */
  readonly current: boolean;
}

/** What happens to an account that its learner is told of: what they did, and what somebody else may have tried. */
export const SECURITY_EVENTS = [
  'sign-in',
  'lockout',
  'password-check',
  'passkey-check',
  'password-change',
  'password-reset',
  'email-change',
  'google-sign-in',
  'google-linked',
  'google-unlinked',
  'google-confirmed',
  'sessions-ended',
  'session-reused',
  'second-factor',
  'second-factor-on',
  'second-factor-off',
  'recovery-code',
  'recovery-codes',
  'data-exported',
  'passkey-sign-in',
  'passkey-added',
  'passkey-confirmed',
  'passkey-removed',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export const SECURITY_OUTCOMES = ['done', 'refused'] as const;
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];

/** Entries that `GET v1/users/security-log` gives at once, at most and unless asked for fewer. */
export const SECURITY_LOG_PAGE = 100;

/** An entry of `GET v1/users/security-log`, the newest first; kept for 90 days. */
export interface SecurityEventDto {
  /** As `cursor` it asks for the entries that are older than this one. */
  readonly id: string;
  readonly event: SecurityEvent;
  readonly outcome: SecurityOutcome;
  readonly at: string;
  readonly device: DeviceDto;
  /** Whether it came from the network that asks now. */
  readonly here: boolean;
}

/** `GET v1/auth/methods`: how the learner can sign in. */
export interface SignInMethodsDto {
  /** False for who has only ever come by way of Google. */
  readonly password: boolean;
  readonly google: boolean;
  /** Of a Google account that was linked before the password was reset: it signs nobody in until it is confirmed. */
  readonly googleUnconfirmed?: true;
}

/** `GET v1/auth/totp`. */
export interface SecondFactorDto {
  /** Since when a sign-in by password needs a code; null while it does not. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
}

/** `POST v1/auth/totp`: what the learner's app makes its codes from. */
export interface SecondFactorSecretDto {
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth://`, for a picture. */
  readonly uri: string;
}

/** Where the browser goes, to come back with a Google account that is then linked. */
export interface GoogleLinkDto {
  readonly url: string;
}

/** A passkey in `GET v1/auth/passkeys`, the oldest first. */
export interface PasskeyDto {
  readonly id: string;
  /** Given by the learner, at first by what made it (“iCloud Keychain”); null where neither is known. */
  readonly name: string | null;
  /** Where it was added. */
  readonly device: DeviceDto;
  readonly created: string;
  /** Null before its first sign-in. */
  readonly lastUsed: string | null;
  /** Of one that was added before the password was reset: it signs nobody in until it is confirmed. */
  readonly unconfirmed?: true;
}

/** Codes that each let in once without the app; no other answer holds them. */
export interface RecoveryCodesDto {
  readonly recoveryCodes: readonly string[];
}

/** What services may ask identity about an account (`POST /internal/accounts`). */
export interface AccountDto {
  readonly userId: number;
  readonly username: string;
  readonly isActive: boolean;
}

/** So many hexadecimal digits of a password's SHA-256, in lower case, ask for the common passwords that begin alike. */
export const COMMON_PASSWORD_PREFIX = 2;

/** `GET v1/auth/common-passwords/{prefix}`: how the hashes go on, as far as it takes to know them. */
export interface CommonPasswordsDto {
  readonly suffixes: readonly string[];
}

export interface AccessTokenDto {
  readonly accessToken: string;
}

export interface StatusDto {
  readonly status: 'ok';
}

/** `POST v1/contact`: a letter to the operator. */
export interface ContactRequest {
  /** Where the answer goes. */
  readonly email: string;
  readonly message: string;
  readonly name?: string;
}

/** `POST v1/client-errors`: something went wrong in a browser. Holds no personal data; identity masks it once more. */
export interface ClientErrorReport {
  readonly message: string;
  /** Path of the page, without query. */
  readonly path: string;
  /** HTTP status of the failed call or answer. */
  readonly status?: number;
  /** Id of the shell's build. */
  readonly build?: string;
}

export interface CsrfTokenDto {
  readonly csrfToken: string;
}

export interface FeatureFlagDto {
  readonly name: string;
}

/** Flag that shows the Google button. */
export const GOOGLE_SIGN_IN_FLAG = 'google-sign-in';

/** Every flag that some code asks for: an operator can turn these on and off, and no other. */
export const FEATURE_FLAGS = [GOOGLE_SIGN_IN_FLAG] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];
