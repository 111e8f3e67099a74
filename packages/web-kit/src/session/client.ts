import {
  type AccessTokenDto,
  type ProblemCode,
  RESEND_ACTIVATION_TOO_SOON,
  RESET_LINK_TOO_SOON,
} from '@zielona-fala/contracts';
import { register } from '@zielona-fala/contracts/api/accounts/register';
import { login } from '@zielona-fala/contracts/api/sessions/login';
import { logout } from '@zielona-fala/contracts/api/sessions/logout';
import { renewSession } from '@zielona-fala/contracts/api/sessions/renew-session';
import {
  type ApiRequest,
  type DeclaredRequest,
  type PortalApi,
  requestTo,
} from '@zielona-fala/contracts/portal';
import { type AccessToken, RENEW_BELOW_MS, readAccessToken } from './access-token.ts';
import { ApiError, endsSession, failureOf, isTransient } from './api-error.ts';
import type { CsrfTokens } from './csrf.ts';
import { logFailure } from './log-failure.ts';
import { singleFlight } from './single-flight.ts';
import { holdWhileSlow } from './slow-work.ts';
import { exchange, type Stamps } from './transport.ts';

export interface ClientEvents {
  /** The session is over: the server refused, and neither a new CSRF token nor a renewal helped. */
  onSessionLost(): void;
  /** Each successful answer within the running session. */
  onAnswer(answer: unknown): void;
  /** Called if a call that the user waits for is slow. @returns a function called when it ends */
  onSlow(): () => void;
}

export interface ApiClient extends PortalApi {
  request<Answer>(request: DeclaredRequest<Answer>): Promise<Answer>;
  request(request: ApiRequest): Promise<unknown>;
  /** Begins another session, or none; calls that are under way belong to the one before. */
  setAccessToken(value: string | null): void;
  /**
   * Sends what begins a session, whose CSRF token is another one: writes wait until it is fetched.
   * @param onEntered runs as soon as the session has begun
   * @throws ApiError when it has not; failing to fetch the token is none, a call that is refused with 403 fetches it
   */
  enter(request: DeclaredRequest<AccessTokenDto>, onEntered: (answer: AccessTokenDto) => void): Promise<void>;
  hasAccessToken(): boolean;
  /** A token that lasts for half an hour and more; null without a session. @throws ApiError */
  accessToken(): Promise<string | null>;
  /** New access token by the refresh cookie. @throws ApiError */
  renew(): Promise<void>;
}

/** A 403 of these is their answer (requirement 8.3): its code or its message says so. */
const NOT_RETRIED: Partial<Record<ProblemCode, string>> = {
  'activation-link-too-soon': RESEND_ACTIVATION_TOO_SOON,
  'reset-link-too-soon': RESET_LINK_TOO_SOON,
};
/** A 401 of these is their answer, not an expired token. */
const OWN_401 = [login, register, renewSession, logout].map(({ path }) => path.replace('/api/', ''));

const isRead = (request: ApiRequest) => (request.method ?? 'GET') === 'GET';
const answers401Itself = (request: ApiRequest) => OWN_401.includes(request.path.replace(/^\//, ''));

const isFinal403 = ({ code, message }: ApiError) =>
  (code !== null && code in NOT_RETRIED) || Object.values(NOT_RETRIED).includes(message);

/** What a refused call may lack; each is fetched at most once for a call. */
type Credential = 'csrf-token' | 'access-token';

/** What a refused request may be sent again with; null when the refusal is final. */
function credentialMissingFor(error: unknown, request: ApiRequest): Credential | null {
  if (!(error instanceof ApiError)) return null;
  if (error.type === 'forbidden') return isFinal403(error) ? null : 'csrf-token';
  return error.type === 'unauthorized' && !answers401Itself(request) ? 'access-token' : null;
}

/** One sign-in of a learner, or none. Calls belong to the one they were sent in: their responses do not affect the next. */
interface SignIn {
  token: AccessToken | null;
  /** Shared by all calls that need it. */
  readonly renew: () => Promise<void>;
}

export function createApiClient(csrf: CsrfTokens, events: ClientEvents): ApiClient {
  const begin = (token: AccessToken | null): SignIn => {
    const signIn: SignIn = {
      token,
      renew: singleFlight(async () => {
        const request = requestTo(renewSession);
        try {
          const answer = (await send(signIn, request)) as AccessTokenDto;
          signIn.token = readAccessToken(answer.accessToken);
        } catch (error) {
          logFailure(request, error);
          throw error;
        }
      }),
    };
    return signIn;
  };
  let current = begin(null);

  const endSignIn = (signIn: SignIn) => {
    if (signIn === current) events.onSessionLost();
  };

  const timeLeft = ({ token }: SignIn) => (token ? token.expiresAt - Date.now() : 0);

  const stampsFor = async (
    { token }: SignIn,
    request: ApiRequest,
    fetched: ReadonlySet<Credential>,
  ): Promise<Stamps> => ({
    accessToken: token?.value ?? null,
    csrfToken: isRead(request) && !fetched.has('csrf-token') ? null : await csrf.current(),
  });

  /** A refused renewal ends the session; an unavailable server does not. */
  const renewAfter = async (refusal: unknown, signIn: SignIn): Promise<void> => {
    try {
      await signIn.renew();
    } catch (error) {
      if (failureOf(error) === null || isTransient(error)) throw error;
      // what is missing at the address of the renewal is not missing at that of the call
      if (endsSession(error)) endSignIn(signIn);
      throw refusal;
    }
  };

  /**
   * Sends, fetches what a refusal says is missing, and sends again. The gateway asks for the CSRF token first, so that a
   * call that lacks both is told of the access token by its second refusal. One that stays refused ends the session.
   */
  async function send(signIn: SignIn, request: ApiRequest): Promise<unknown> {
    const fetched = new Set<Credential>();
    for (;;) {
      const { token } = signIn;
      try {
        return await exchange(request, await stampsFor(signIn, request, fetched));
      } catch (error) {
        const missing = credentialMissingFor(error, request);
        if (!missing || signIn !== current || (missing === 'access-token' && !token)) throw error;
        if (fetched.has(missing)) {
          endSignIn(signIn);
          throw error;
        }
        fetched.add(missing);
        if (missing === 'csrf-token') await csrf.fresh();
        // another call may have renewed while this one was on its way
        else if (signIn.token === token) await renewAfter(error, signIn);
      }
    }
  }

  const renewIfShort = async (signIn: SignIn) => {
    if (signIn.token && timeLeft(signIn) < RENEW_BELOW_MS) await signIn.renew();
  };

  /** Settles once the sign-in that was last begun has its CSRF token, or has failed. */
  let entering: Promise<unknown> = Promise.resolve();

  const ask = async (signIn: SignIn, request: ApiRequest): Promise<unknown> => {
    try {
      if (signIn.token && !answers401Itself(request) && timeLeft(signIn) <= 0)
        await signIn.renew().catch(() => undefined);
      const sent = send(signIn, request);
      const answer = await (request.background ? sent : holdWhileSlow(sent, events.onSlow));
      if (signIn === current) events.onAnswer(answer);
      if (timeLeft(signIn) > 0) void renewIfShort(signIn).catch(() => undefined);
      return answer;
    } catch (error) {
      logFailure(request, error);
      throw error;
    }
  };

  return {
    renew: () => current.renew(),
    hasAccessToken: () => current.token !== null,
    async accessToken() {
      const signIn = current;
      await renewIfShort(signIn);
      return signIn.token?.value ?? null;
    },
    setAccessToken: (value) => {
      current = begin(value === null ? null : readAccessToken(value));
    },
    enter(request, onEntered) {
      const entered = ask(current, request).then(async (answer) => {
        onEntered(answer as AccessTokenDto);
        await csrf.prefetch();
      });
      entering = entered.catch(() => undefined);
      return entered;
    },
    async request(request: ApiRequest): Promise<never> {
      const signIn = current;
      if (!isRead(request)) await entering;
      return ask(signIn, request) as never;
    },
  };
}
