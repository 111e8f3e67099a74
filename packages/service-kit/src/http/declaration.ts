import type { ProblemCode } from '@zielona-fala/contracts';
import type { Express, RequestHandler, Router } from 'express';
import type Joi from 'joi';
import type { Access } from './access.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** So many calls of one caller in so many seconds. */
export interface CallLimit {
  readonly calls: number;
  readonly seconds: number;
  readonly per: 'address' | 'account' | 'session' | 'account and address' | 'link';
}

/** So many open streams at once, in each replica of the service. */
export interface StreamLimit {
  readonly streams: number;
  readonly per: 'account' | 'address' | 'replica';
}

export type DeclaredLimit = CallLimit | StreamLimit;

/** What the contract says of one call. */
export interface Declaration {
  readonly method: Method;
  /** Express path, for instance `/api/v1/tests/:testId/check`. */
  readonly path: string;
  /** What the call is for, in a few words. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: Joi.ObjectSchema;
  readonly query?: Joi.ObjectSchema;
  readonly body?: Joi.ObjectSchema;
  /** Of a JSON answer. */
  readonly returns?: Joi.AnySchema;
  /** Of an answer that is not JSON. */
  readonly mediaTypes?: readonly string[];
  /** Of an answer that is an event stream: the data of each event by its name. */
  readonly events?: Readonly<Record<string, Joi.ObjectSchema>>;
  readonly status?: number;
  /** Further statuses that are no problems, each with its meaning. */
  readonly alsoAnswers?: Readonly<Record<number, string>>;
  /** Codes of the problems that only this call has. */
  readonly problems?: readonly ProblemCode[];
  /** Limits that only this call has. */
  readonly limits?: readonly DeclaredLimit[];
}

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
