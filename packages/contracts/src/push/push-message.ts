import { LOCALES, type Locale } from '../locales.ts';

/** What a notification is made of; all of its words are the service worker's. Nothing in it is about a person. */
export interface PushMessage {
  readonly kind: 'reminder';
  /** Of the learner. */
  readonly locale: Locale;
}

/** @returns null for what is none, or of a kind that is not known here yet */
export function readPushMessage(value: unknown): PushMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, locale } = value as Record<string, unknown>;
  const known = LOCALES.find((each) => each === locale);
  return kind === 'reminder' && known !== undefined ? { kind, locale: known } : null;
}
