import {
  type AccessTokenDto,
  RESEND_ACTIVATION_TOO_SOON,
  RESET_LINK_TOO_SOON,
} from '@zielona-fala/contracts';
import type { ApiRequest, PortalApi } from '@zielona-fala/contracts/portal';
import { type AccessToken, RENEW_BELOW_MS, readAccessToken } from './access-token.ts';
import { ApiError, isRefusal } from './api-error.ts';
import type { CsrfTokens } from './csrf.ts';
import { singleFlight } from './single-flight.ts';
import { exchange } from './transport.ts';

export interface ClientEvents {
  /** The session is over: the server refused, and neither a new CSRF token nor a renewal helped. */
  onSessionLost(): void;
  /** Each successful answer. */
  onAnswer(answer: unknown): void;
}

export interface ApiClient extends PortalApi {
  setAccessToken(value: string | null): void;
  hasAccessToken(): boolean;
  /** New access token by the refresh cookie. @throws ApiError */
  renew(): Promise<void>;
  /** Renews when less than half an hour is left. @throws ApiError */
  renewIfShort(): Promise<void>;
}

const NOT_RETRIED: readonly string[] = [RESEND_ACTIVATION_TOO_SOON, RESET_LINK_TOO_SOON];
/** A 401 of these is their answer, not an expired token. */
const OWN_401 = ['v1/auth/login', 'v1/auth/register', 'v1/auth/refresh', 'v1/auth/logout'];

const isRead = (request: ApiRequest) => (request.method ?? 'GET') === 'GET';

export function createApiClient(csrf: CsrfTokens, events: ClientEvents): ApiClient {
  let token: AccessToken | null = null;

  const send = async (request: ApiRequest): Promise<unknown> =>
    exchange(request, {
      accessToken: token?.value ?? null,
      csrfToken: isRead(request) ? null : await csrf.current(),
    });

  const sendWithFreshCsrf = async (request: ApiRequest): Promise<unknown> => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'forbidden' || NOT_RETRIED.includes(error.message))
        throw error;
      await csrf.fresh();
      return await send(request).catch((again: unknown) => {
        if (isRefusal(again) && (again.status === 403 || again.status === 401)) events.onSessionLost();
        throw again;
      });
    }
  };

  const renew = singleFlight(async () => {
    const answer = (await sendWithFreshCsrf({ path: 'v1/auth/refresh', method: 'POST' })) as AccessTokenDto;
    token = readAccessToken(answer.accessToken);
  });

  const timeLeft = () => (token ? token.expiresAt - Date.now() : 0);

  const sendRenewing = async (request: ApiRequest): Promise<unknown> => {
    const bare = OWN_401.includes(request.path.replace(/^\//, ''));
    if (token && !bare && timeLeft() <= 0) await renew().catch(() => undefined);
    const sentWith = token;
    try {
      return await sendWithFreshCsrf(request);
    } catch (error) {
      if (bare || !sentWith || !(error instanceof ApiError) || error.type !== 'unauthorized') throw error;
      // another call may have renewed while this one was on its way
      if (token === sentWith) await renew().catch((cause: unknown) => loseOn(cause, error));
      return await sendWithFreshCsrf(request).catch((again: unknown) => {
        if (again instanceof ApiError && again.type === 'unauthorized') events.onSessionLost();
        throw again;
      });
    }
  };

  /** A refused renewal ends the session; one that found nobody to ask does not. */
  const loseOn = (cause: unknown, original: ApiError): never => {
    if (!isRefusal(cause)) throw cause;
    events.onSessionLost();
    throw original;
  };

  const renewIfShort = async () => {
    if (token && timeLeft() < RENEW_BELOW_MS) await renew();
  };

  return {
    renew,
    renewIfShort,
    hasAccessToken: () => token !== null,
    setAccessToken: (value) => {
      token = value === null ? null : readAccessToken(value);
    },
    async request<Answer>(request: ApiRequest): Promise<Answer> {
      try {
        const answer = await sendRenewing(request);
        events.onAnswer(answer);
        if (timeLeft() > 0) void renewIfShort().catch(() => undefined);
        return answer as Answer;
      } catch (error) {
        const [path] = request.path.split('?');
        // biome-ignore lint/suspicious/noConsole: source.md §8 asks for each failed call on the console; the query can hold a token
        console.warn('api', path, error instanceof ApiError ? error.type : error);
        throw error;
      }
    },
  };
}
