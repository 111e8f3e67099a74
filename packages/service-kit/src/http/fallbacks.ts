import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

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

/** Answers 405 with `Allow` where the path of a route lacks the method. Comes after the routes. */
export function otherMethods(routes: readonly Route[]): RequestHandler {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return (request, _response, next) => {
    const known = patterns.filter(({ pattern }) => pattern.test(request.path)).map(({ route }) => route);
    if (known.length > 0) throw methodNotAllowed(known);
    next();
  };
}

function methodNotAllowed(known: readonly Route[]): Problem {
  const allow = [...new Set(known.map(({ method }) => method.toUpperCase()))].sort().join(', ');
  return new Problem(405, 'method-not-allowed', `This path allows ${allow} only`, { headers: { allow } });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\*\w+/g, '.+')}/?$`);
}
