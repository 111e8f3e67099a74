import type { Request, RequestHandler, Response } from 'express';
import type Joi from 'joi';
import type { Access, AuthenticatedUser } from './access.ts';
import type { Declaration } from './declaration.ts';
import { findUndocumentable } from './documentable.ts';
import type { EventStream } from './event-stream.ts';
import type { FileAnswer } from './file-answer.ts';
import type { JsonStream } from './json-stream.ts';
import type { NO_CONTENT } from './no-content.ts';

type Caller = {
  readonly public: undefined;
  readonly optional: AuthenticatedUser | undefined;
  readonly 'once-signed-in': AuthenticatedUser;
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

/** One call of the HTTP contract: everything that its documentation says, and what it does. */
export interface Endpoint<
  Access_ extends Access = Access,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Dto = unknown,
> extends Declaration {
  readonly access: Access_;
  /** A path that does not fit answers 404. Without it, as with `query` and `body`, there must be nothing. */
  readonly params?: Joi.ObjectSchema<Params>;
  /** A query or body that does not fit answers 422 with the fields. */
  readonly query?: Joi.ObjectSchema<Query>;
  readonly body?: Joi.ObjectSchema<Body>;
  /** The DTO of the answer, which types what `handle` gives back; without it the answer has no body. */
  readonly returns?: Joi.AnySchema<Dto>;
  /** Of the answer: 200, or 204 for one without a body, unless it says otherwise. */
  readonly status?: number;
  /**
   * The call has no further effect when it is repeated, and its answer speaks of others: with an `Idempotency-Key` it is
   * answered as things are then, and its first answer is not kept.
   */
  readonly answersAnew?: true;
  /** Runs after the checks of access and before the handler. */
  readonly before?: readonly RequestHandler[];
  /**
   * A long answer can be streamed: the DTO as JSON. With `mediaTypes` it is a file, with `events` an event stream. One
   * that has nothing to tell now is {@link NO_CONTENT}.
   */
  handle(
    call: Call<Access_, Params, Query, Body>,
  ): Promise<NoInfer<Dto> | JsonStream | FileAnswer | EventStream | typeof NO_CONTENT> | NoInfer<Dto>;
}

/**
 * Keeps the types of one endpoint's schemas together with its handler.
 * @throws Error when OpenAPI could not say what one of its schemas does
 */
export function endpoint<A extends Access, Params, Query, Body, Dto = void>(
  definition: Endpoint<A, Params, Query, Body, Dto>,
): Endpoint {
  const { method, path, params, query, body, returns } = definition;
  const faults = Object.entries({ params, query, body, returns }).flatMap(([part, schema]) =>
    schema === undefined ? [] : findUndocumentable(schema, part),
  );
  if (faults.length > 0) throw new Error(`${method} ${path} cannot be documented: ${faults.join(', ')}`);
  return definition as unknown as Endpoint;
}
