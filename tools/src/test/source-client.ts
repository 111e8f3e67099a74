import { createCookieJar } from '@zielona-fala/service-kit/testing';

/** An answer as a client that knows the requirements alone reads it. */
export interface Answered<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/**
 * A client that knows nothing but the product's published call list: base path `/api`, JSON, cookies kept,
 * `x-access-token`, `X-CSRF-Token` fetched from `csrf-token`.
 */
export class SourceClient {
  readonly #origin: string;
  readonly #fetch: typeof fetch;
  readonly #jar = createCookieJar();
  csrfToken = '';
  accessToken = '';

  constructor(origin: string, send: typeof fetch = fetch) {
    this.#origin = origin;
    this.#fetch = send;
  }

  async fetchCsrfToken(): Promise<void> {
    const { body } = await this.call<{ csrfToken: string }>('GET', 'csrf-token');
    this.csrfToken = body.csrfToken;
  }

  /** @param headers in the place of, or besides, what the client sends by itself */
  async call<Body = unknown>(
    method: string,
    path: string,
    payload?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<Body>> {
    const response = await this.#fetch(`${this.#origin}/api/${path}`, {
      method,
      headers: {
        cookie: this.#jar.header(),
        'X-CSRF-Token': this.csrfToken,
        ...(this.accessToken !== '' && { 'x-access-token': this.accessToken }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    this.#jar.keep(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }
}
