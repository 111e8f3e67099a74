import type { Declaration } from '@zielona-fala/contracts/api/declare';
import type { Express, RequestHandler, Router } from 'express';

const DECLARATIONS = new WeakMap<object, Declaration>();

/** Keeps with a route's handler what the contract says of the route. */
export function declared<Handler extends RequestHandler<never>>(
  declaration: Declaration,
  handler: Handler,
): Handler {
  DECLARATIONS.set(handler, declaration);
  return handler;
}

/**
 * What the contract says of each route that an app really has.
 * @throws Error when a route has no declaration, or another one than its own
 */
export function declarationsOf(app: Express): Declaration[] {
  return routesIn(app.router).map(({ method, path, handler }) => {
    const declaration = DECLARATIONS.get(handler);
    if (declaration?.method !== method || declaration.path !== path) {
      throw new Error(`${method} ${path} is not declared`);
    }
    return declaration;
  });
}

interface FoundRoute {
  readonly method: string;
  readonly path: string;
  readonly handler: object;
}

/** A route's last handler answers; those before it check. */
function routesIn({ stack }: Router): FoundRoute[] {
  return stack.flatMap(({ route, handle }): FoundRoute[] => {
    if (!route) return isRouter(handle) ? routesIn(handle) : [];
    const methods = new Set(route.stack.map(({ method }) => method));
    return [...methods].flatMap((method) => {
      const last = route.stack.findLast((layer) => layer.method === method);
      return last ? [{ method, path: String(route.path), handler: last.handle }] : [];
    });
  });
}

const isRouter = (handle: unknown): handle is Router =>
  typeof handle === 'function' && 'stack' in handle && Array.isArray(handle.stack);
