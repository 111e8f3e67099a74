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
 * Restores the session and asks for what the page shows while the page's scripts are on their way, only where somebody was
 * signed in. The API client takes the responses over.
 * @param reads what the page asks for first, as its route declares it
 */
export function askAhead(page: Window & Pick<typeof globalThis, 'fetch'>, reads: readonly string[]): void {
  const signIn = signInOf(page);
  if (signIn === null) return;
  const responses = new Map<string, Promise<Response>>();
  const take: TakeAskedAhead = (request) => {
    const key = keyOf(request);
    const response = signInOf(page) === signIn ? responses.get(key) : undefined;
    responses.delete(key);
    return response;
  };
  page.askedAhead = take;
  page.setTimeout(() => {
    page.askedAhead = undefined;
  }, FRESH_MS);

  const ask = async (request: ApiRequest, headers: Promise<Headers>) => {
    const { method = 'GET', path } = request;
    const sent = headers.then((stamps) =>
      page.fetch(`/api/${path}`, {
        method,
        headers: { accept: 'application/json', ...stamps },
        credentials: 'include',
        signal: AbortSignal.timeout(FRESH_MS),
      }),
    );
    responses.set(keyOf(request), sent);
    const response = await sent;
    if (!response.ok) throw new Error(`${keyOf(request)}: ${response.status}`);
    return response.clone().json();
  };
  const csrf = ask(requestTo(getCsrfToken), Promise.resolve({}));
  const renewal = ask(
    requestTo(renewSession),
    csrf.then(({ csrfToken }) => ({ [CSRF_HEADER]: csrfToken })),
  );
  const signedIn = renewal.then(({ accessToken }) => ({ [ACCESS_TOKEN_HEADER]: accessToken }));
  const query = new URLSearchParams(page.location.search);
  const first = [requestTo(getUser), ...reads.flatMap((read) => readAt(read, query))];
  // the page's own calls meet the same failure, and tell of it
  for (const request of first) void ask(request, signedIn).catch(() => undefined);
}

const keyOf = ({ method = 'GET', path }: ApiRequest): string => `${method} ${path}`;

/** The sign-in that this browser remembers, unless it is being ended. */
function signInOf({ localStorage }: Window): string | null {
  try {
    return localStorage.getItem('pendingLogout') === null ? localStorage.getItem('signedIn') : null;
  } catch {
    // without storage nobody is known to be signed in
    return null;
  }
}

/** A declared read with the values of the page's own query; none while its path lacks one. */
function readAt(read: string, query: URLSearchParams): ApiRequest[] {
  const [path = '', optional = ''] = read.split('?');
  const names = path.match(/(?<=:)\w+/g) ?? [];
  if (names.some((name) => !query.get(name))) return [];
  const filled = path.replace(/:(\w+)/g, (_step, name) => encodeURIComponent(query.get(name) ?? ''));
  const given = optional.split('&').filter((name) => query.get(name));
  const search = new URLSearchParams(given.map((name) => [name, query.get(name) ?? '']));
  return [{ path: given.length > 0 ? `${filled}?${search}` : filled }];
}
