import type { RequestHandler } from 'express';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every response, including errors, redirects and files, with lower-case names: browsers do not sniff types,
 * and HTTPS is required for a year (HSTS).
 * @param publicUrl origin at which browsers reach this process
 */
export function commonHeadersOf(publicUrl: string): Readonly<Record<string, string>> {
  const isHttps = publicUrl.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/** Sets the common headers. */
export function commonHeaders(publicUrl: string): RequestHandler {
  const headers = Object.entries(commonHeadersOf(publicUrl));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
