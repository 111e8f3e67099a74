import {
  CURRENT_PASSWORD_RULE,
  GOOGLE_OUTCOME_PARAM,
  GOOGLE_SIGN_IN_FLAG,
  type GoogleOutcome,
  LOGIN_PATHS,
  type Locale,
  ownPath,
  type StatusDto,
} from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint, notFound, Problem, unauthorized } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import Joi from 'joi';
import type { AccountStore } from '../accounts/store.ts';
import { clientOf } from '../client.ts';
import type { Flags } from '../flags/flags.ts';
import type { CreateCounter } from '../limits/counter.ts';
import type { KnownBrowsers } from '../login/known-browsers.ts';
import { localeOf } from '../mail/locale.ts';
import type { SignIn } from '../sessions/sign-in.ts';
import type { GoogleCookie } from './cookie.ts';
import type { Way } from './domain.ts';
import type { FinishGoogleSignIn } from './finish.ts';
import type { Journey } from './journey.ts';
import type { GoogleStore } from './store.ts';
import type { UnlinkGoogle } from './unlink.ts';

export interface GoogleRouteParts {
  /** Null where no provider is configured. */
  readonly journey: Journey | null;
  readonly finish: FinishGoogleSignIn;
  readonly unlink: UnlinkGoogle;
  readonly accounts: AccountStore;
  readonly googleSignIns: GoogleStore;
  readonly cookie: GoogleCookie;
  readonly knownBrowsers: KnownBrowsers;
  readonly signIn: SignIn;
  readonly flags: Flags;
  readonly createCounter: CreateCounter;
  /** The portal's origin. */
  readonly publicUrl: string;
}

const OK: StatusDto = { status: 'ok' };
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
const UNLINK = shapeOf<{ password: string }>({ password: PASSWORD.required() });

export function googleRoutes(parts: GoogleRouteParts): Endpoint[] {
  const { journey, cookie } = parts;
  const departures = parts.createCounter({
    name: 'google:departures',
    times: 300,
    seconds: 15 * 60,
    message: 'Signing in with Google was begun too often. Try again later',
  });

  const offered: RequestHandler = async (_request, _response, next) => {
    const isOn = journey !== null && (await parts.flags()).some(({ name }) => name === GOOGLE_SIGN_IN_FLAG);
    next(isOn ? undefined : notFound());
  };
  const onJourney = (): Journey => {
    if (journey === null) throw notFound();
    return journey;
  };

  /** The login page goes on with it, or says why it cannot. */
  const loginUrl = ({ locale, redirectTo }: Way, outcome: GoogleOutcome): string => {
    const url = new URL(LOGIN_PATHS[locale], parts.publicUrl);
    url.searchParams.set(GOOGLE_OUTCOME_PARAM, outcome);
    if (redirectTo !== null) url.searchParams.set('redirectTo', redirectTo);
    return url.href;
  };

  return [
    endpoint({
      method: 'get',
      path: '/api/v1/auth/google/start',
      summary: 'Leads to Google to sign in',
      problems: ['not-found'],
      access: 'public',
      query: START,
      status: SEE_OTHER,
      before: [offered],
      handle: async ({ query, request, response }) => {
        await departures.take(clientOf(request).network);
        const redirectTo = ownPath(query.redirectTo ?? null, new URL(parts.publicUrl).origin);
        const way: Way = { locale: query.locale ?? localeOf(request), redirectTo };
        const browser = cookie.read(request) ?? cookie.renew(response);
        const url = await onJourney()
          .depart(browser, way)
          .catch((error: unknown) => {
            if (error instanceof Problem && error.status === 503) return loginUrl(way, 'unavailable');
            throw error;
          });
        response.location(String(url));
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/google/callback',
      summary: 'Where Google leads back to; goes on at the login page',
      problems: ['not-found'],
      access: 'public',
      query: CALLBACK,
      status: SEE_OTHER,
      before: [offered],
      handle: async ({ request, response }) => {
        // the address holds the code
        response.set('referrer-policy', 'no-referrer');
        const { searchParams } = new URL(request.originalUrl, parts.publicUrl);
        const arrival = await onJourney().arrive(cookie.read(request), searchParams);
        if (arrival.outcome === 'proven') {
          await parts.googleSignIns.addProof(cookie.renew(response), arrival.identity);
        }
        const way = arrival.way ?? { locale: localeOf(request), redirectTo: null };
        response.location(loginUrl(way, arrival.outcome));
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
      access: 'public',
      body: FINISH,
      returns: RESPONSES.accessToken,
      before: [offered],
      handle: async ({ body, request, response }) => {
        const { account, settle } = await parts.finish({
          browser: cookie.read(request),
          password: body.password,
          locale: localeOf(request),
          client: clientOf(request),
          knownBrowserId: (emailKey) => parts.knownBrowsers.idOf(request, emailKey),
        });
        const signedIn = await parts.signIn({ account, by: 'google', code: body.code }, request, response);
        await settle();
        cookie.clear(response);
        return signedIn;
      },
    }),
    endpoint({
      method: 'delete',
      path: '/api/v1/auth/google',
      summary: 'Takes Google away from the ways to sign in',
      access: 'signed-in',
      body: UNLINK,
      returns: RESPONSES.status,
      handle: async ({ user, body, request }) => {
        await parts.unlink(user, body.password, clientOf(request));
        return OK;
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/auth/methods',
      summary: 'Which ways to sign in the account has',
      access: 'signed-in',
      returns: RESPONSES.signInMethods,
      handle: async ({ user }) => {
        const account = await parts.accounts.byId(user.userId);
        if (account === null) throw unauthorized();
        return { password: account.passwordHash !== null, google: account.google !== undefined };
      },
    }),
  ];
}
