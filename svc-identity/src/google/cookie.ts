import { randomBytes } from 'node:crypto';
import { cookieOf, GOOGLE_COOKIE } from '@zielona-fala/contracts';
import { usesSecureCookies } from '@zielona-fala/service-kit/http';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/** Binds a sign-in to the browser that began it. */
export interface GoogleCookie {
  read(request: Request): string | null;
  /** @returns a new secret, which the browser now keeps in the place of the one before */
  renew(response: Response): string;
  clear(response: Response): void;
}

export function createGoogleCookie(config: { PUBLIC_URL: string; COOKIE_SUFFIX: string }): GoogleCookie {
  const secure = usesSecureCookies(config.PUBLIC_URL);
  const { name, path } = cookieOf(GOOGLE_COOKIE, { suffix: config.COOKIE_SUFFIX, secure });
  // lax: the provider's answer is a navigation from another site
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path };
  return {
    read: (request) => parseCookie(request.get('cookie') ?? '')[name] ?? null,
    renew(response) {
      const secret = randomBytes(32).toString('base64url');
      response.cookie(name, secret, options);
      return secret;
    },
    clear(response) {
      response.clearCookie(name, options);
    },
  };
}
