import {
  GOOGLE_OUTCOME_PARAM,
  type GoogleLinkOutcome,
  type GoogleOutcome,
  LOGIN_PATHS,
  ownPath,
  SETTINGS_PATH,
} from '@zielona-fala/contracts';
import { endGoogleSignIn } from '@zielona-fala/contracts/api/google/end-google-sign-in';
import { finishGoogleSignIn } from '@zielona-fala/contracts/api/google/finish-google-sign-in';
import { GOOGLE_REQUESTS, startGoogleSignIn } from '@zielona-fala/contracts/api/google/start-google-sign-in';
import { type Endpoint, Problem, serve } from '@zielona-fala/service-kit/http';
import type { Limits } from '@zielona-fala/service-kit/limits';
import type { RequestHandler } from 'express';
import { clientOf } from '../client.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import { localeOf } from '../mail/locale.ts';
import type { SignIn } from '../sessions/sign-in.ts';
import type { RequestAuthorization } from './authorization.ts';
import type { ReadCallback } from './callback.ts';
import type { GoogleCookie } from './cookie.ts';
import type { ReturnTo } from './domain.ts';
import type { FinishGoogleSignIn } from './finish.ts';
import type { LinkGoogle } from './link.ts';
import type { GoogleStore } from './store.ts';

export interface GoogleRouteParts {
  readonly requestAuthorization: RequestAuthorization;
  readonly readCallback: ReadCallback;
  readonly link: LinkGoogle;
  readonly finish: FinishGoogleSignIn;
  readonly googleSignIns: GoogleStore;
  readonly cookie: GoogleCookie;
  readonly knownBrowsers: KnownBrowsers;
  readonly signIn: SignIn;
  /** Lets a call through where Google is configured and switched on. */
  readonly offered: RequestHandler;
  readonly limits: Limits;
  /** The portal's origin. */
  readonly publicUrl: string;
}

export function googleRoutes(parts: GoogleRouteParts): Endpoint[] {
  const { cookie, offered } = parts;
  const requests = parts.limits.counter(GOOGLE_REQUESTS);

  /** The login page continues from here, or explains the failure. */
  const loginUrl = ({ locale, redirectTo }: ReturnTo, outcome: GoogleOutcome): string => {
    const url = new URL(LOGIN_PATHS[locale], parts.publicUrl);
    url.searchParams.set(GOOGLE_OUTCOME_PARAM, outcome);
    if (redirectTo !== null) url.searchParams.set('redirectTo', redirectTo);
    return url.href;
  };
  const settingsUrl = (outcome: GoogleLinkOutcome): string => {
    const url = new URL(SETTINGS_PATH, parts.publicUrl);
    url.searchParams.set(GOOGLE_OUTCOME_PARAM, outcome);
    return url.href;
  };

  return [
    serve(startGoogleSignIn, [offered], async ({ query, request, response }) => {
      await requests.take(clientOf(request).network);
      const redirectTo = ownPath(query.redirectTo ?? null, new URL(parts.publicUrl).origin);
      const returnTo: ReturnTo = { locale: query.locale ?? localeOf(request), redirectTo };
      const browser = cookie.read(request) ?? cookie.renew(response);
      const url = await parts.requestAuthorization(browser, returnTo, null).catch((error: unknown) => {
        if (error instanceof Problem && error.status === 503) return loginUrl(returnTo, 'unavailable');
        throw error;
      });
      response.location(String(url));
    }),
    serve(endGoogleSignIn, [offered], async ({ request, response }) => {
      // the address holds the code
      response.set('referrer-policy', 'no-referrer');
      const { searchParams } = new URL(request.originalUrl, parts.publicUrl);
      const result = await parts.readCallback(cookie.read(request), searchParams);
      const linking = result.request?.linking;
      if (linking) {
        cookie.clear(response);
        const isProven = result.outcome === 'proven';
        const outcome = isProven
          ? await parts.link.end(linking, result.identity, clientOf(request))
          : result.outcome;
        response.location(settingsUrl(outcome));
        return;
      }
      if (result.outcome === 'proven') {
        await parts.googleSignIns.addProof(cookie.renew(response), result.identity);
      }
      const returnTo = result.request ?? { locale: localeOf(request), redirectTo: null };
      response.location(loginUrl(returnTo, result.outcome));
    }),
    serve(finishGoogleSignIn, [offered], async ({ body, request, response }) => {
      const { account, withPassword, settle } = await parts.finish({
        browser: cookie.read(request),
        password: body.password,
        locale: localeOf(request),
        client: clientOf(request),
        knownBrowserId: (emailKey) => parts.knownBrowsers.idOf(request, emailKey),
      });
      const proven = { account, by: 'google', code: body.code, withPassword } as const;
      const signedIn = await parts.signIn(proven, request, response);
      await settle();
      cookie.clear(response);
      return signedIn;
    }),
  ];
}
