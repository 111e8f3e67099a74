import { randomInt } from 'node:crypto';
import type { Locale } from '@zielona-fala/contracts';
import type { WayIn } from '../accounts/way-in.ts';

/** The account at the provider that opens an account here. */
export interface GoogleLink extends WayIn {
  readonly issuer: string;
  /** Never given to another account there; the e-mail address can be. */
  readonly subject: string;
  readonly linkedAt: Date;
}

/** Who the provider says is there, with an address that it has verified. */
export interface GoogleIdentity extends Pick<GoogleLink, 'issuer' | 'subject'> {
  readonly email: string;
}

/** What a sign-in has to hold against the provider's answer. Random, and good once. */
export interface Challenge {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier: the code cannot be exchanged without it. */
  readonly codeVerifier: string;
}

/** Where a visitor came from, to lead them on. */
export interface ReturnTo {
  readonly locale: Locale;
  /** A path of our own. */
  readonly redirectTo: string | null;
}

/** The signed-in account that requested a link; it must be unchanged when the provider responds. */
export interface Linking {
  readonly userId: number;
  readonly sessionId: string;
  readonly credentialVersion: number;
}

/** A browser that was sent to the provider: to sign in, or to link. */
export interface AuthorizationRequest extends Challenge, ReturnTo {
  /** Null for a sign-in. */
  readonly linking: Linking | null;
}

/** A sign-in has so long from its start to the provider's answer, and from there to its end. */
export const SIGN_IN_MINUTES = 10;

const NAMES: Readonly<Record<Locale, string>> = { pl: 'Kierowca', en: 'Learner', de: 'Lernende' };

/** A name to begin with: others see it, so nothing of the learner's is in it. They can change it. */
export const firstUsername = (locale: Locale): string => `${NAMES[locale]}${randomInt(100_000, 1_000_000)}`;
