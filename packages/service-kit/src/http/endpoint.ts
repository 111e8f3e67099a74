import type { Access, Declaration, Nothing } from '@zielona-fala/contracts/api/declare';
import type { Request, RequestHandler, Response } from 'express';
import type Joi from 'joi';
import type { AuthenticatedUser } from './access.ts';
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

/**
 * What answers a call: a long answer can be streamed, the DTO as JSON. With `mediaTypes` it is a file, with `events` an
 * event stream. One that has nothing to tell now is {@link NO_CONTENT}.
 */
export type Handler<Access_ extends Access, Params, Query, Body, Answer> = (
  call: Call<Access_, Params, Query, Body>,
) => Promise<Given<Answer>> | Given<Answer>;

type Given<Answer> =
  // biome-ignore lint/suspicious/noConfusingVoidType: what a handler without an answer gives back
  (Answer extends null ? void : Answer) | JsonStream | FileAnswer | EventStream | typeof NO_CONTENT;

/** A declared call, and what answers it. */
export interface Endpoint {
  readonly declaration: Declaration;
  /** Runs after the checks of access and before the handler. */
  readonly before: readonly RequestHandler[];
  // biome-ignore lint/suspicious/noExplicitAny: `serve` has checked it against the declaration
  readonly handle: Handler<Access, any, any, any, any>;
}

/** Serves a declared call. */
export function serve<A extends Access, Params, Query, Body, Answer>(
  declaration: Declaration<A, Params, Query, Body, Answer>,
  handle: Handler<A, Params, Query, Body, NoInfer<Answer>>,
): Endpoint;
/** Serves a declared call. @param before runs after the checks of access and before the handler */
export function serve<A extends Access, Params, Query, Body, Answer>(
  declaration: Declaration<A, Params, Query, Body, Answer>,
  before: readonly RequestHandler[],
  handle: Handler<A, Params, Query, Body, NoInfer<Answer>>,
): Endpoint;
export function serve(
  declaration: Declaration,
  ...rest: readonly [Endpoint['handle']] | readonly [readonly RequestHandler[], Endpoint['handle']]
): Endpoint {
  const [before, handle] = rest.length === 1 ? [[], rest[0]] : rest;
  return { declaration, before, handle };
}

interface OwnCall<A extends Access, Params, Query, Body, Dto>
  extends Omit<Declaration<A, Params, Query, Body, Dto>, 'answer'> {
  readonly returns?: Joi.AnySchema<Dto>;
  readonly before?: readonly RequestHandler[];
  readonly handle: Handler<A, Params, Query, Body, NoInfer<Dto>>;
}

/**
 * Keeps the types of one endpoint's schemas together with its handler.
 * @throws Error when OpenAPI could not say what one of its schemas does
 */
export function endpoint<A extends Access, Params = Nothing, Query = Nothing, Body = Nothing, Dto = null>(
  definition: OwnCall<A, Params, Query, Body, Dto>,
): Endpoint {
  const { method, path, params, query, body, returns } = definition;
  const faults = Object.entries({ params, query, body, returns }).flatMap(([part, schema]) =>
    schema === undefined ? [] : findUndocumentable(schema, part),
  );
  if (faults.length > 0) throw new Error(`${method} ${path} cannot be documented: ${faults.join(', ')}`);
  const { before = [], handle, returns: answer, ...rest } = definition;
  return {
    declaration: { ...rest, ...(answer && { answer }) },
    before,
    handle: handle as Endpoint['handle'],
  };
}
