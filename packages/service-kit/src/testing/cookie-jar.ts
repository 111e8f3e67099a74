import { parseSetCookie, stringifyCookie } from 'cookie';

/** The cookies of a browser that knows one site. */
export interface CookieJar {
  /** Their values by name, as they were set. */
  readonly cookies: Map<string, string>;
  /** Takes what an answer sets; a cookie that is set to nothing is gone. */
  keep(setCookies: readonly string[]): void;
  /** For the next request. */
  header(): string;
}

const asSet = (value: string): string => value;

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    cookies,
    keep(setCookies) {
      for (const line of setCookies) {
        const { name, value = '' } = parseSetCookie(line, { decode: asSet });
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    header: () => stringifyCookie(Object.fromEntries(cookies), { encode: asSet }),
  };
}
