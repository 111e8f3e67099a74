import { type Request, type RequestHandler, type Response, Router } from 'express';
import type Joi from 'joi';
import type { AuthenticatedUser, Guards } from '../auth/guards.ts';
import { jsonBody } from './body.ts';
import { fallbacks } from './fallbacks.ts';
import { invalid, notFound } from './problem.ts';
import { check } from './validate.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Who may call: everybody; everybody, knowing who calls if a valid token says so; whoever holds a valid token;
 * only learners whose account is active.
 */
export type Access = 'public' | 'optional' | 'signed-in' | 'active';

type Caller = {
  readonly public: undefined;
  readonly optional: AuthenticatedUser | undefined;
  readonly 'signed-in': AuthenticatedUser;
  readonly active: AuthenticatedUser;
};

/** What a handler gets: the validated parts of the request and, unless the call is public, who calls. */
export interface Call<Access_ extends Access, Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly user: Caller[Access_];
  readonly request: Request;
  readonly response: Response;
}

/** What a handler gives back. 200 unless `status` says otherwise; no `body` answers without one. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the HTTP contract. A part without schema must be empty. */
export interface Endpoint<
  Access_ extends Access = Access,
  Params = unknown,
  Query = unknown,
  Body = unknown,
> {
  readonly method: Method;
  /** Express path, for instance `/api/v1/tests/:testId/check`. */
  readonly path: string;
  readonly access: Access_;
  /** A path that does not fit answers 404. */
  readonly params?: Joi.ObjectSchema<Params>;
  /** A query or body that does not fit answers 422 with the fields. */
  readonly query?: Joi.ObjectSchema<Query>;
  readonly body?: Joi.ObjectSchema<Body>;
  /** Runs after the checks of access and before the handler. */
  readonly before?: readonly RequestHandler[];
  handle(call: Call<Access_, Params, Query, Body>): Promise<Answer> | Answer;
}

/** Keeps the types of one endpoint's schemas together with its handler. */
export function endpoint<A extends Access, Params, Query, Body>(
  definition: Endpoint<A, Params, Query, Body>,
): Endpoint {
  return definition as unknown as Endpoint;
}

/**
 * A router of the given endpoints, each checked in the contract's order: 401, 409 inactive, 400/415/413, 422, 404.
 * A known path asked with another method answers 405 with `Allow`.
 */
export function createApi(endpoints: readonly Endpoint[], guards: Guards): Router {
  const router = Router({ caseSensitive: true });
  for (const definition of endpoints) {
    router[definition.method](
      definition.path,
      ...guards[definition.access],
      jsonBody,
      ...(definition.before ?? []),
      handlerOf(definition),
    );
  }
  router.use(fallbacks(endpoints));
  return router;
}

function handlerOf(definition: Endpoint): RequestHandler {
  return async (request, response) => {
    const query = checkPart(definition.query, request.query);
    const body = checkPart(definition.body, request.body);
    const errors = [...query.errors, ...body.errors];
    if (errors.length > 0) throw invalid(errors);
    const params = definition.params ? check(definition.params, request.params) : { value: {}, errors: [] };
    if (params.errors.length > 0) throw notFound();
    const answer = await definition.handle({
      params: params.value,
      query: query.value,
      body: body.value,
      user: response.locals.user,
      request,
      response,
    });
    response.status(answer.status ?? 200).set({ 'cache-control': 'no-store', ...answer.headers });
    if (answer.body === undefined) response.end();
    else response.json(answer.body);
  };
}

function checkPart(schema: Joi.ObjectSchema | undefined, input: unknown) {
  if (schema !== undefined) return check(schema, input ?? {});
  const names = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  return {
    value: {},
    errors: names.map((field) => ({ field, code: 'unknown-field', message: 'This field is not known here' })),
  };
}
