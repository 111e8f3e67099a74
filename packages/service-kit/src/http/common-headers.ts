import type { RequestHandler } from 'express';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers that every answer carries, also errors, redirects and files: types are not guessed, and whoever came by
 * https stays there for a year.
 * @param publicUrl at which browsers reach this process
 */
export function commonHeaders(publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return (_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isHttps) {
      response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
    next();
  };
}
