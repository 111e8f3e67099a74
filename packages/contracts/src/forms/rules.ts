/** Bounds of one text field, in characters. joi schemas and the browser's form rules both derive from these. */
export interface TextRule {
  readonly min: number;
  readonly max: number;
}

/** Characters as {@link TextRule} counts them: code points, of which an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;

export const USERNAME_RULE = { min: 3, max: 16 } as const satisfies TextRule;
export const EMAIL_RULE = { min: 3, max: 254 } as const satisfies TextRule;
/** Passwords that are chosen now; one that is only compared needs {@link CURRENT_PASSWORD_RULE}. */
export const NEW_PASSWORD_RULE = { min: 8, max: 128 } as const satisfies TextRule;
export const CURRENT_PASSWORD_RULE = { min: 1, max: 128 } as const satisfies TextRule;

/** What a learner calls a passkey. */
export const PASSKEY_NAME_RULE = { min: 1, max: 64 } as const satisfies TextRule;

/** What a visitor writes to the operator. */
export const CONTACT_MESSAGE_RULE = { min: 10, max: 4000 } as const satisfies TextRule;
export const CONTACT_NAME_RULE = { min: 1, max: 80 } as const satisfies TextRule;

/** What a learner can add to a report of a problem with a question, and what the operator says to it. */
export const REPORT_TEXT_RULE = { min: 0, max: 1000 } as const satisfies TextRule;
export const REPORT_ANSWER_RULE = { min: 1, max: 1000 } as const satisfies TextRule;

/** What an instructor calls a group. */
export const GROUP_NAME_RULE = { min: 1, max: 60 } as const satisfies TextRule;
/** A join code as people type it, with spaces and dashes. */
export const JOIN_CODE_RULE = { min: 1, max: 20 } as const satisfies TextRule;

/**
 * Words between dots on both sides of one @ (the dot-atoms of RFC 5322, with the letters of RFC 6531): no white space,
 * invisible characters, quotes, brackets or comments, with which one mailbox could be written in many ways.
 */
export const EMAIL_PATTERN =
  /^(?!\.|.*(?:\.[.@]|@\.|\.$))[^\s@\p{C}\p{DI}"(),:;<>[\\\]]+@[^\s@\p{C}\p{DI}"(),:;<>[\\\]]+$/u;

/** What an account may have since before the pattern above: one @ with text on both sides and no white space. */
export const KNOWN_EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/;

/**
 * What names are made of: no control, formatting (bidirectional), ignorable or other characters that are not seen. What
 * makes a symbol a picture may follow it.
 */
export const PRINTABLE_PATTERN =
  /^(?:\p{Extended_Pictographic}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|[^\p{C}\p{Zl}\p{Zp}\p{DI}\u2800])*$/u;

/** Each kind of mail can be asked again after this many minutes. */
export const MAIL_RESEND_MINUTES = 10;
