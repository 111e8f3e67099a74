import type { RequestHandler } from 'express';
import { notFound, Problem } from './problem.ts';

/** Answers what no endpoint took: 405 with `Allow` where the path is known, else 404. */
export function fallbacks(
  endpoints: readonly { readonly method: string; readonly path: string }[],
): RequestHandler {
  const known = endpoints.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: patternOf(path),
  }));
  return (request) => {
    const allowed = new Set(
      known.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method),
    );
    if (allowed.size === 0) throw notFound();
    const allow = [...allowed].sort().join(', ');
    throw new Problem(405, 'method-not-allowed', `This path allows ${allow} only`, { headers: { allow } });
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
}
