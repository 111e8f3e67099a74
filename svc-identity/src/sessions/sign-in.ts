import { type AccessTokenDto, type SecurityEvent, TIME_ZONE_HEADER } from '@zielona-fala/contracts';
import { SIGN_INS } from '@zielona-fala/contracts/api/sessions/limits';
import { Problem } from '@zielona-fala/service-kit/http';
import type { Limits } from '@zielona-fala/service-kit/limits';
import type { Request, Response } from 'express';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import { type Client, clientOf } from '../client.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { SessionCookies } from './cookies.ts';
import type { Sessions } from './sessions.ts';

/** An authenticated account, and the method used. */
export interface Proven {
  readonly account: Account;
  readonly by: Proof;
  /** Code of the second factor, as entered. */
  readonly code?: string;
  /** Whether the password was given besides. */
  readonly withPassword?: boolean;
}

/** Authentication methods, with the security log event of each. */
const SIGN_IN_EVENTS = {
  password: 'sign-in',
  google: 'google-sign-in',
  passkey: 'passkey-sign-in',
} as const satisfies Record<string, SecurityEvent>;
export type Proof = keyof typeof SIGN_IN_EVENTS;

/**
 * Starts a session for an authenticated account and replaces any session in that browser. All sign-in methods end here, so
 * that further requirements are checked in one place.
 * @throws Problem 401 `second-factor-required` for an account that asks for a code, `wrong-code` for one that is not good,
 * 429 after too many; 401 when the password has been replaced since
 */
export type SignIn = (proven: Proven, request: Request, response: Response) => Promise<AccessTokenDto>;

export function createSignIn(parts: {
  sessions: Sessions;
  cookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
  secondFactor: SecondFactor;
  limits: Limits;
  preferences: Pick<Preferences, 'settleTimeZone'>;
}): SignIn {
  const { sessions, cookies, knownBrowsers, secondFactor } = parts;
  const signIns = parts.limits.counter(SIGN_INS);

  /** @returns whether a code was given */
  const askForCode = async ({ account, by, code }: Proven, client: Client): Promise<boolean> => {
    // a passkey already combines possession with knowledge or biometrics
    if (by === 'passkey' || !(await secondFactor.isOn(account.userId))) return false;
    if (code === undefined)
      throw new Problem(401, 'second-factor-required', 'This account also asks for a code');
    if (!(await secondFactor.accepts(account.userId, code, client)))
      throw new Problem(401, 'wrong-code', 'This code is not good any more');
    return true;
  };

  return async (proven, request, response) => {
    const { account, by } = proven;
    const client = clientOf(request);
    const withCode = await askForCode(proven, client);
    await signIns.take(String(account.userId));
    await parts.preferences.settleTimeZone(account, request.get(TIME_ZONE_HEADER));
    const isFull = withCode || provesTheLearner(proven);
    const signedIn = await sessions.open(account, { event: SIGN_IN_EVENTS[by], isFull }, client);
    await sessions.endReplaced(cookies.refreshToken(request));
    cookies.set(request, response, signedIn);
    knownBrowsers.remember(request, response, emailKeyOf(account.email));
    return { accessToken: signedIn.accessToken };
  };
}

/** A browser signed in at the provider needs one click: this authenticates the browser, not the person using it. */
const provesTheLearner = ({ account, by, withPassword = false }: Proven): boolean =>
  by !== 'google' || withPassword || account.passwordHash === null;
