import { FIELDS } from '@zielona-fala/contracts/schemas';
import { unavailable } from '@zielona-fala/service-kit/http';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import * as oidc from 'openid-client';
import CircuitBreaker from 'opossum';
import type { Challenge, GoogleIdentity } from './domain.ts';

/** Why the provider's response was rejected. */
export type SignInRefusal = 'cancelled' | 'email-unverified' | 'failed';

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly refusal: SignInRefusal;

  /** @param message for the log: without anything of the answer */
  constructor(refusal: SignInRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** An OpenID Connect provider; contacted only when someone signs in. */
export interface GoogleProvider {
  /** Where a browser asks to sign in. @throws Problem 503 while the provider is unavailable */
  signInUrl(challenge: Challenge): Promise<URL>;
  /**
   * Exchanges the code of the provider's answer and checks what it says: signature, issuer, audience, time, nonce.
   * @param query of the call that the answer came with
   * @throws SignInRefused; Problem 503 while the provider is unavailable
   */
  identify(query: URLSearchParams, challenge: Challenge): Promise<GoogleIdentity>;
  close(): void;
}

export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where answers go. */
  readonly redirectUri: string;
}

const ANSWER_SECONDS = 5;
/** What the provider says of itself is asked anew after so long. */
const DISCOVERED_MS = 60 * 60_000;
const CIRCUIT = {
  timeout: false,
  volumeThreshold: 5,
  errorThresholdPercentage: 50,
  rollingCountTimeout: 60_000,
  rollingPercentilesEnabled: false,
  resetTimeout: 15_000,
  capacity: 50,
} as const;
const SHUT = new Set(['EOPENBREAKER', 'ESEMLOCKED']);
const RETRY_AFTER_SECONDS = 15;

export function createGoogleProvider(
  config: ProviderConfig,
  { clock, log }: { clock: Clock; log: Log },
): GoogleProvider {
  const discover = () =>
    oidc.discovery(
      new URL(config.issuer),
      config.clientId,
      undefined,
      oidc.ClientSecretPost(config.clientSecret),
      {
        timeout: ANSWER_SECONDS,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(config.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  let discovered: { readonly found: Promise<oidc.Configuration>; readonly until: number } | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    const now = clock.now().getTime();
    if (discovered !== null && now < discovered.until) return discovered.found;
    const found = discover();
    const current = { found, until: now + DISCOVERED_MS };
    discovered = current;
    found.catch(() => {
      if (discovered === current) discovered = null;
    });
    return found;
  };

  const circuit = new CircuitBreaker((work: () => Promise<unknown>) => work(), {
    ...CIRCUIT,
    errorFilter: (error: unknown) => !isOutage(error),
  });
  circuit.on('open', () => log.warn('the sign-in provider does not respond; circuit opened'));
  circuit.on('close', () => log.info('the sign-in provider responds again; circuit closed'));
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return (await circuit.fire(work)) as Answer;
    } catch (error) {
      if (!isOutage(error) && !SHUT.has(codeOf(error))) throw error;
      throw unavailable('Signing in with Google is not possible right now', RETRY_AFTER_SECONDS);
    }
  };

  const claimsOf = async (query: URLSearchParams, challenge: Challenge) => {
    const { codeVerifier: pkceCodeVerifier, state: expectedState, nonce: expectedNonce } = challenge;
    const answer = new URL(`?${query}`, config.redirectUri);
    const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
    try {
      return await ask(async () => {
        const tokens = await oidc.authorizationCodeGrant(await configuration(), answer, checks);
        return tokens.claims();
      });
    } catch (error) {
      throw asRefusal(error);
    }
  };

  return {
    async signInUrl({ state, nonce, codeVerifier }) {
      const found = await ask(configuration);
      return oidc.buildAuthorizationUrl(found, {
        redirect_uri: config.redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // always show which Google account is used
        prompt: 'select_account',
      });
    },

    async identify(query, challenge) {
      const claims = await claimsOf(query, challenge);
      if (claims?.email_verified !== true) {
        throw new SignInRefused('email-unverified', 'the provider has not verified the e-mail address');
      }
      const { value: email, error } = FIELDS.knownEmail.required().validate(claims.email);
      if (error) throw new SignInRefused('failed', 'the e-mail address has another form than ours');
      return { issuer: claims.iss, subject: claims.sub, email };
    },

    close: () => circuit.shutdown(),
  };
}

export const newChallenge = (): Challenge => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const UNANSWERED = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** The provider did not respond, or the response is not part of the protocol, such as a proxy's error page. */
function isOutage(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  return (error instanceof TypeError && codeOf(error) === '') || UNANSWERED.has(codeOf(error));
}

function asRefusal(error: unknown): unknown {
  if (error instanceof oidc.AuthorizationResponseError) {
    const isCancelled = error.error === 'access_denied';
    return new SignInRefused(isCancelled ? 'cancelled' : 'failed', 'the provider lets nobody in');
  }
  if (error instanceof oidc.ResponseBodyError) {
    return new SignInRefused('failed', `the provider refused the code: ${error.error}`);
  }
  if (error instanceof oidc.ClientError || error instanceof TypeError) {
    return new SignInRefused('failed', `the provider's answer does not hold: ${codeOf(error)}`);
  }
  return error;
}
