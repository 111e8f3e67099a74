import type Joi from 'joi';
import type { ProblemCode } from '../http/problem.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Who may call: anyone; anyone, identified by a valid token if there is one; the holder of a token, even if it has expired;
 * the holder of a valid token; only learners with an active account.
 */
export type Access = 'public' | 'optional' | 'once-signed-in' | 'signed-in' | 'active';

/** So many calls of one caller in so many seconds. */
export interface CallLimit {
  /** Part of the keys of its counters. */
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
  readonly per: 'address' | 'account' | 'session' | 'account and address' | 'link';
  /** Says to people what there was too much of. */
  readonly message?: string;
  /** Counted by the gateway, before the service is asked. */
  readonly by?: 'gateway';
}

/** So many times of one caller without a delay, then one after each, from one second and twice as long every time. */
export interface ProgressiveDelay {
  /** Part of the keys of its counters. */
  readonly name: string;
  /** The first time that is followed by a delay. */
  readonly delayedFrom: number;
  readonly maxDelaySeconds: number;
  /** After this time, counting starts again. */
  readonly seconds: number;
  readonly per: 'account';
  /** Says to people what there was too much of. */
  readonly message: string;
}

/** So many open streams at once, in each replica of the service. */
export interface StreamLimit {
  readonly streams: number;
  readonly per: 'account' | 'address' | 'replica';
}

export type DeclaredLimit = CallLimit | ProgressiveDelay | StreamLimit;

/** Of a call that takes no parameters, no query or no body. */
export type Nothing = Readonly<Record<never, never>>;

/** What the contract says of one call. */
export interface Declaration<
  Access_ extends Access = Access,
  // biome-ignore lint/suspicious/noExplicitAny: any call, whatever it takes and answers
  Params = any,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  Query = any,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  Body = any,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  Answer = any,
> {
  readonly method: Method;
  /** As express writes it, for instance `/api/v1/tests/:testId/check`. */
  readonly path: string;
  /** What the call is for, in a few words. */
  readonly summary: string;
  readonly access: Access_;
  /** A path that does not fit answers 404. Without it, as with `query` and `body`, there must be nothing. */
  readonly params?: Joi.ObjectSchema<Params>;
  /** A query or body that does not fit answers 422 with the fields. */
  readonly query?: Joi.ObjectSchema<Query>;
  readonly body?: Joi.ObjectSchema<Body>;
  /** Of a JSON answer; without it the answer has no body. */
  readonly answer?: Joi.AnySchema<Answer>;
  /** Of an answer that is not JSON. */
  readonly mediaTypes?: readonly string[];
  /** Of an answer that is an event stream: the data of each event by its name. */
  readonly events?: Readonly<Record<string, Joi.ObjectSchema>>;
  /** Of the answer: 200, or 204 for one without a body, unless it says otherwise. */
  readonly status?: number;
  /** Further statuses that are no problems, each with its meaning. */
  readonly alsoAnswers?: Readonly<Record<number, string>>;
  /** Codes of the problems that only this call has. */
  readonly problems?: readonly ProblemCode[];
  /** Limits that only this call has. */
  readonly limits?: readonly DeclaredLimit[];
  /** A GET that changes something all the same: it is not answered to HEAD, by which links are only tried, and not sent again (`UNSAFE_GETS` lists them). */
  readonly isUnsafe?: true;
  /**
   * The call has no further effect when it is repeated, and its answer speaks of others: with an `Idempotency-Key` it is
   * answered as things are then, and its first answer is not kept.
   */
  readonly answersAnew?: true;
  /**
   * Mail programs make the call when their reader ends a subscription with one click (RFC 8058): with a form that says
   * nothing, without cookies or a CSRF token. What the address holds is the proof.
   */
  readonly byMailPrograms?: true;
}

/** A call whose answer has a body of JSON. */
export interface AnsweredDeclaration<Access_ extends Access, Params, Query, Body, Answer>
  extends Declaration<Access_, Params, Query, Body, Answer> {
  readonly answer: Joi.AnySchema<Answer>;
}

/** Declares a call: its service serves it, pages make it, and the document of the API describes it. */
export function declare<A extends Access, Answer, Params = Nothing, Query = Nothing, Body = Nothing>(
  declaration: AnsweredDeclaration<A, Params, Query, Body, Answer>,
): AnsweredDeclaration<A, Params, Query, Body, Answer>;

export function declare<A extends Access, Params = Nothing, Query = Nothing, Body = Nothing>(
  declaration: Declaration<A, Params, Query, Body, null>,
): Declaration<A, Params, Query, Body, null>;

export function declare(declaration: Declaration): Declaration {
  return declaration;
}

/** Whether an export of a declaration's file is the call, and not one of the schemas and types beside it. */
export const isDeclaration = (exported: unknown): exported is Declaration =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;
