/** An answer as a client that knows source.md alone reads it. */
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
  readonly #cookies = new Map<string, string>();
  #csrfToken = '';
  accessToken = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async fetchCsrfToken(): Promise<void> {
    const { body } = await this.call<{ csrfToken: string }>('GET', 'csrf-token');
    this.#csrfToken = body.csrfToken;
  }

  async call<Body = unknown>(method: string, path: string, payload?: unknown): Promise<Answered<Body>> {
    const response = await fetch(`${this.#origin}/api/${path}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-CSRF-Token': this.#csrfToken,
        ...(this.accessToken !== '' && { 'x-access-token': this.accessToken }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    this.#keepCookies(response);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Body,
    };
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
