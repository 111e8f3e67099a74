import { randomBytes } from 'node:crypto';
import { cookieOf, DAY_MS, KNOWN_BROWSER_COOKIE, KNOWN_BROWSER_DAYS } from '@zielona-fala/contracts';
import { createSignedIds, usesSecureCookies } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/**
 * Browsers that have been used to sign in before. A cookie holds a mark for each of the most recent accounts; it reveals
 * nothing about the account and does not authenticate.
 */
export interface KnownBrowsers {
  /** @returns the key that attempts of this browser are counted under, or null if it has not signed in to this account before */
  idOf(request: Request, emailKey: string): string | null;
  remember(request: Request, response: Response, emailKey: string): void;
}

export interface KnownBrowserConfig {
  readonly PUBLIC_URL: string;
  readonly COOKIE_SUFFIX: string;
  readonly SESSION_ID_SECRET: string;
}

/** Enough for a family that shares a computer. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '~';

export function createKnownBrowsers(config: KnownBrowserConfig, clock: Clock): KnownBrowsers {
  const secure = usesSecureCookies(config.PUBLIC_URL);
  const { name, path } = cookieOf(KNOWN_BROWSER_COOKIE, { suffix: config.COOKIE_SUFFIX, secure });
  const options: CookieOptions = {
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path,
    maxAge: KNOWN_BROWSER_DAYS * DAY_MS,
  };
  const marksOf = (request: Request): string[] =>
    (parseCookie(request.get('cookie') ?? '')[name] ?? '').split(SEPARATOR).slice(0, MAX_ACCOUNTS);
  const signer = (emailKey: string) => createSignedIds(config.SESSION_ID_SECRET, `known-browser|${emailKey}`);
  const today = () => Math.floor(clock.now().getTime() / DAY_MS);

  const idOf = (request: Request, emailKey: string): string | null => {
    const { read } = signer(emailKey);
    const id = marksOf(request)
      .map(read)
      .find((found) => found !== undefined);
    if (id === undefined) return null;
    return Number(id.split('-').at(-1)) > today() ? id : null;
  };

  return {
    idOf,
    remember(request, response, emailKey) {
      const { read, sign } = signer(emailKey);
      const others = marksOf(request).filter((mark) => mark !== '' && read(mark) === undefined);
      const mark = sign(
        idOf(request, emailKey) ?? `${randomBytes(12).toString('hex')}-${today() + KNOWN_BROWSER_DAYS}`,
      );
      response.cookie(name, [mark, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR), options);
    },
  };
}
