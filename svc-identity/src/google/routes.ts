import {
  CURRENT_PASSWORD_RULE,
  GOOGLE_OUTCOME_PARAM,
  type GoogleLinkOutcome,
  type GoogleOutcome,
  LOGIN_PATHS,
  type Locale,
  ownPath,
  SETTINGS_PATH,
} from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint, Problem } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import { clientOf } from '../client.ts';
import type { CreateCounter, Limit } from '../limits/counter.ts';
import { SIGN_IN_LIMITS } from '../login/attempts.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import { localeOf } from '../mail/locale.ts';
import { SIGN_INS, type SignIn } from '../sessions/sign-in.ts';
import type { RequestAuthorization } from './authorization.ts';
import type { ReadCallback } from './callback.ts';
import type { GoogleCookie } from './cookie.ts';
import type { ReturnTo } from './domain.ts';
import type { FinishGoogleSignIn } from './finish.ts';
import type { LinkGoogle } from './link.ts';
import { GOOGLE_ACCOUNTS } from './new-account.ts';
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
  readonly createCounter: CreateCounter;
  /** The portal's origin. */
  readonly publicUrl: string;
}

const SEE_OTHER = 303;

const START = shapeOf<{ redirectTo?: string; locale?: Locale }>({
  redirectTo: Joi.string().max(2000),
  locale: FIELDS.locale,
});
/** What the provider says besides is its own. */
const CALLBACK = shapeOf<{ state?: string; code?: string; error?: string }>({
  state: Joi.string().max(256),
  code: Joi.string().max(4096),
  error: Joi.string().max(256),
}).unknown();
const PASSWORD = Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max);
const FINISH = shapeOf<{ password?: string; code?: string }>({
  password: PASSWORD,
  code: FIELDS.secondFactorCode,
});
const REQUESTS = {
  name: 'google:requests',
  calls: 300,
  seconds: 15 * 60,
  per: 'address',
  message: 'Signing in with Google was begun too often. Try again later',
} as const satisfies Limit;

export function googleRoutes(parts: GoogleRouteParts): Endpoint[] {
  const { cookie, offered } = parts;
  const requests = parts.createCounter(REQUESTS);

  /** The login page goes on with it, or says why it cannot. */
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
    endpoint({
      method: 'get',
      path: '/api/v1/auth/google/start',
      summary: 'Leads to Google to sign in',
      problems: ['not-found'],
      limits: [REQUESTS],
      access: 'public',
      query: START,
      status: SEE_OTHER,
      before: [offered],
      handle: async ({ query, request, response }) => {
        await requests.take(clientOf(request).network);
        const redirectTo = ownPath(query.redirectTo ?? null, new URL(parts.publicUrl).origin);
        const returnTo: ReturnTo = { locale: query.locale ?? localeOf(request), redirectTo };
        const browser = cookie.read(request) ?? cookie.renew(response);
        const url = await parts.requestAuthorization(browser, returnTo, null).catch((error: unknown) => {
          if (error instanceof Problem && error.status === 503) return loginUrl(returnTo, 'unavailable');
          throw error;
        });
        response.location(String(url));
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/google/callback',
      summary: 'Where Google leads back to; goes on at the login page, or at the settings',
      problems: ['not-found'],
      access: 'public',
      query: CALLBACK,
      status: SEE_OTHER,
      before: [offered],
      handle: async ({ request, response }) => {
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
      },
    }),
    endpoint({
      method: 'post',
      path: '/api/v1/auth/google/finish',
      summary: 'Signs in with what Google said, or asks for the password once',
      problems: [
        'not-found',
        'password-required',
        'google-sign-in-over',
        'bad-credentials',
        'second-factor-required',
        'wrong-code',
      ],
      limits: [GOOGLE_ACCOUNTS, ...SIGN_IN_LIMITS, SIGN_INS],
      access: 'public',
      body: FINISH,
      returns: RESPONSES.accessToken,
      before: [offered],
      handle: async ({ body, request, response }) => {
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
      },
    }),
  ];
}
