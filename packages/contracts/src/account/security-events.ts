/** Account events shown to the learner: their own actions, and attempts by others. */
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
