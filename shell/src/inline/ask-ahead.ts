import { ACCESS_TOKEN_HEADER, CSRF_HEADER } from '@zielona-fala/contracts';
import { getUser } from '@zielona-fala/contracts/api/accounts/get-user';
import { getCsrfToken } from '@zielona-fala/contracts/api/gateway/get-csrf-token';
import { renewSession } from '@zielona-fala/contracts/api/sessions/renew-session';
import { type ApiRequest, requestTo } from '@zielona-fala/contracts/portal';
import type { TakeAskedAhead } from '@zielona-fala/web-kit/session/asked-ahead';

/** After it the page makes its calls itself. */
const FRESH_MS = 10_000;

type Headers = Readonly<Record<string, string>>;

/**
 * Restores the session while the page's scripts are on their way, where somebody was signed in. The API client takes the
 * responses over.
 */
export function askAhead(page: Window & Pick<typeof globalThis, 'fetch'>): void {
  const signIn = signInOf(page);
  if (signIn === null) return;
  const askedAt = Date.now();
  const responses = new Map<string, Promise<Response>>();
  const take: TakeAskedAhead = (request) => {
    const key = keyOf(request);
    // a page that was asleep or left in between has not run its timers
    const isFresh = Date.now() - askedAt < FRESH_MS && signInOf(page) === signIn;
    const response = isFresh ? responses.get(key) : undefined;
    responses.delete(key);
    return response;
  };
  page.askedAhead = take;

  const send = (request: ApiRequest, headers: Promise<Headers>): Promise<Response> => {
    const { method = 'GET', path } = request;
    const sent = headers.then((stamps) =>
      page.fetch(`/api/${path}`, {
        method,
        headers: { accept: 'application/json', ...stamps },
        credentials: 'include',
        // a renewal whose page is left has replaced the cookie all the same
        keepalive: method === 'POST',
        signal: AbortSignal.timeout(FRESH_MS),
      }),
    );
    responses.set(keyOf(request), sent);
    // it was not made: the page does it
    headers.catch(() => responses.delete(keyOf(request)));
    return sent;
  };
  const csrf = bodyOf(send(requestTo(getCsrfToken), Promise.resolve({})));
  const csrfStamp = csrf.then(({ csrfToken }) => ({ [CSRF_HEADER]: csrfToken }));
  const renewal = bodyOf(send(requestTo(renewSession), csrfStamp));
  const signedIn = renewal.then(({ accessToken }) => ({ [ACCESS_TOKEN_HEADER]: accessToken }));
  // the page's own calls meet the same failure, and tell of it
  send(requestTo(getUser), signedIn).catch(() => undefined);
}

const keyOf = ({ method = 'GET', path }: ApiRequest): string => `${method} ${path}`;

/** @throws Error unless it is a 2xx */
async function bodyOf(sent: Promise<Response>) {
  const response = await sent;
  if (!response.ok) throw new Error(`${response.status}`);
  return response.clone().json();
}

/** The sign-in that this browser remembers, unless it is being ended. */
function signInOf({ localStorage }: Window): string | null {
  try {
    return localStorage.getItem('pendingLogout') === null ? localStorage.getItem('signedIn') : null;
  } catch {
    // without storage nobody is known to be signed in
    return null;
  }
}
