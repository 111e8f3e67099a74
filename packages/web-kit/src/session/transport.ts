import { ACCESS_TOKEN_HEADER, CSRF_HEADER, REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { ApiError } from './api-error.ts';

export interface Stamps {
  readonly accessToken: string | null;
  readonly csrfToken: string | null;
}

const BASE = '/api/';
const TIMEOUT_MS = 20_000;

function headersOf(request: ApiRequest, { accessToken, csrfToken }: Stamps): Headers {
  const headers = new Headers({ accept: 'application/json', [REQUEST_ID_HEADER]: crypto.randomUUID() });
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (accessToken) headers.set(ACCESS_TOKEN_HEADER, accessToken);
  if (csrfToken) headers.set(CSRF_HEADER, csrfToken);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  return headers;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  if (!response.headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    // a failure counts by its status, whatever came with it
    if (response.ok) throw error;
    return text;
  }
}

const secondsOf = (header: string | null): number | null => {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) ? seconds : null;
};

/**
 * One HTTP request, without retries or renewal.
 * @throws ApiError for anything but a 2xx
 */
export async function exchange(request: ApiRequest, stamps: Stamps): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const send = () =>
    fetch(BASE + request.path.replace(/^\//, ''), {
      method: request.method ?? 'GET',
      headers: headersOf(request, stamps),
      credentials: 'include',
      keepalive: request.keepalive ?? false,
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
  let response: Response;
  let data: unknown;
  try {
    response = await (window.askedAhead?.(request) ?? send());
    data = await bodyOf(response);
  } catch (error) {
    throw new ApiError(0, null, error instanceof Error ? error.message : String(error));
  }
  if (response.ok) return data;
  throw new ApiError(
    response.status,
    data,
    response.statusText,
    secondsOf(response.headers.get('retry-after')),
  );
}
