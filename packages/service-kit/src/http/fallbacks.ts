import type { RequestHandler } from 'express';
import { notFound, Problem } from './problem.ts';

interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * Answers 405 with `Allow` where a path of fixed words lacks the method: else a path with parameters, which the words
 * fit too, would answer for it. Comes before the routes.
 */
export function fixedPaths(routes: readonly Route[]): RequestHandler {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of routes.filter(({ path }) => !/[:*]/.test(path))) {
    methods.set(path, (methods.get(path) ?? new Set()).add(method.toUpperCase()));
  }
  return (request, _response, next) => {
    const allowed = methods.get(request.path.replace(/\/$/, ''));
    const asked = request.method === 'HEAD' ? 'GET' : request.method;
    if (allowed !== undefined && !allowed.has(asked)) throw methodNotAllowed(allowed);
    next();
  };
}

/** Answers what no endpoint took: 405 with `Allow` where the path is known, else 404. */
export function fallbacks(endpoints: readonly Route[]): RequestHandler {
  const known = endpoints.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: patternOf(path),
  }));
  return (request) => {
    const allowed = new Set(
      known.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method),
    );
    if (allowed.size === 0) throw notFound();
    throw methodNotAllowed(allowed);
  };
}

function methodNotAllowed(allowed: ReadonlySet<string>): Problem {
  const allow = [...allowed].sort().join(', ');
  return new Problem(405, 'method-not-allowed', `This path allows ${allow} only`, { headers: { allow } });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
}
