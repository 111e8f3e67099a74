import type { Access, Declaration } from '@zielona-fala/contracts/api/declare';
import type { Request, RequestHandler, Response } from 'express';
import type { AuthenticatedUser } from './access.ts';
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

/** Input of a handler: the validated parts of the request and, unless the call is public, the caller. */
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
