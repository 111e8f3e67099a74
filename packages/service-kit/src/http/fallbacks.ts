import type { RequestHandler } from 'express';
import { notFound, Problem } from './problem.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  /** A GET for which HEAD does not stand. */
  readonly isUnsafe?: true;
}

const takes = ({ method, isUnsafe }: Route, asked: string): boolean =>
  method === asked || (asked === 'head' && method === 'get' && !isUnsafe);

/**
 * Answers 405 with `Allow` where a path of fixed words lacks the method: else a path with parameters, which the words
 * fit too, would answer for it. Comes before the routes.
 */
export function fixedPaths(routes: readonly Route[]): RequestHandler {
  const byPath = Map.groupBy(
    routes.filter(({ path }) => !/[:*]/.test(path)),
    ({ path }) => path,
  );
  return (request, _response, next) => {
    const known = byPath.get(request.path.replace(/\/$/, ''));
    const asked = request.method.toLowerCase();
    if (known?.some((route) => takes(route, asked)) === false) throw methodNotAllowed(known);
    next();
  };
}

/** Answers what no endpoint took: 405 with `Allow` where the path is known, else 404. */
export function fallbacks(endpoints: readonly Route[]): RequestHandler {
  const patterns = endpoints.map((route) => ({ route, pattern: patternOf(route.path) }));
  return (request) => {
    const known = patterns.filter(({ pattern }) => pattern.test(request.path)).map(({ route }) => route);
    if (known.length === 0) throw notFound();
    throw methodNotAllowed(known);
  };
}

function methodNotAllowed(known: readonly Route[]): Problem {
  const allow = [...new Set(known.map(({ method }) => method.toUpperCase()))].sort().join(', ');
  return new Problem(405, 'method-not-allowed', `This path allows ${allow} only`, { headers: { allow } });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
}
