import type { Access, Declaration, Nothing } from '../api/declare.ts';
import type { Sent } from '../schemas/shape.ts';

/** A part of what a call takes, which may be left out where all that it holds may. */
type Part<Name extends string, Fields> = keyof Fields extends never
  ? unknown
  : Nothing extends Fields
    ? { readonly [Key in Name]?: Fields }
    : { readonly [Key in Name]: Fields };

type Arguments<Params, Query, Body> = Sent<Params> & Part<'query', Sent<Query>> & Part<'body', Sent<Body>>;

/** What a declared call takes: the parameters of its path by their names, `query` and `body`. */
export type ArgumentsOf<Call> =
  Call extends Declaration<Access, infer Params, infer Query, infer Body>
    ? Arguments<Params, Query, Body>
    : never;

/** The body that a declared call takes. */
export type BodyOf<Call> =
  Call extends Declaration<Access, infer _Params, infer _Query, infer Body> ? Sent<Body> : never;

/** How a call is made. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Nobody waits for it: the progress indicator does not show it. */
  readonly background?: boolean;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
}

declare const ANSWER: unique symbol;

/** One call of the HTTP contract. `path` is relative to `/api`, e.g. `v1/tests/B`. */
export interface ApiRequest extends CallOptions {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
}

/** The request of a declared call: only {@link requestTo} makes one. */
export interface DeclaredRequest<Answer = unknown> extends ApiRequest {
  /** What it is answered with; for types alone. */
  readonly [ANSWER]: Answer;
}

/** The path of a read, relative to `/api`. */
export type ReadPath<Answer = unknown> = string & { readonly [ANSWER]: Answer };

type Given<Arguments> = Nothing extends Arguments
  ? [given?: Arguments, options?: CallOptions]
  : [given: Arguments, options?: CallOptions];

/** The request that makes a declared call. */
export function requestTo<Params, Query, Body, Answer>(
  call: Declaration<Access, Params, Query, Body, Answer>,
  ...rest: Given<Arguments<Params, Query, Body>>
): DeclaredRequest<Answer>;
export function requestTo(
  { method, path }: Declaration,
  { query, body, ...params }: Readonly<Record<string, unknown>> = {},
  options?: CallOptions,
): DeclaredRequest {
  const filled = path
    .replace('/api/', '')
    .replace(/:\w+/g, (name) => encodeURIComponent(String(params[name.slice(1)])));
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...options,
    path: asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`,
    method: method.toUpperCase(),
    body,
  } as DeclaredRequest;
}

/** The path that a declared read is made by. */
export const pathTo = <Params, Query, Answer>(
  call: Declaration<Access, Params, Query, Nothing, Answer>,
  ...given: Given<Arguments<Params, Query, Nothing>>
): ReadPath<Answer> => requestTo(call, ...given).path as ReadPath<Answer>;
