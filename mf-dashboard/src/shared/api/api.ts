import type { Access, Declaration } from '@zielona-fala/contracts/api/declare';
import { type ArgumentsOf, type DeclaredRequest, requestTo } from '@zielona-fala/contracts/portal';
import { api as portalApi } from '@zielona-fala/web-kit/store';

/** The portal's RTK Query api, with the kinds of cached answers that only the dashboard has. */
export const api = portalApi.enhanceEndpoints({
  addTagTypes: [
    'Bookmarks',
    'Groups',
    'Passkeys',
    'Preferences',
    'Reminders',
    'Reports',
    'SecondFactor',
    'Sessions',
    'SignInMethods',
  ],
});

interface Asking<Argument, Answer> {
  query(argument: Argument): DeclaredRequest<Answer>;
  /** Never there: RTK Query takes the type of the answer from it. */
  transformResponse?(answer: unknown): Answer;
}

/** What a page of a list is asked for by. */
export interface PageOf<Argument, Cursor> {
  readonly queryArg: Argument;
  /** Null: the first page. */
  readonly pageParam: Cursor | null;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a hook whose argument is void is called without one
type HookArgument<Arguments> = Record<never, never> extends Arguments ? void : Arguments;

/**
 * What an endpoint asks and is answered with, both typed by the declaration of its call: a call whose arguments its hook
 * takes, or the request made of the hook's own argument.
 */
export function asks<Params, Query, Body, Answer>(
  call: Declaration<Access, Params, Query, Body, Answer>,
): Asking<HookArgument<ArgumentsOf<typeof call>>, Answer>;
export function asks<Answer, Argument = void>(
  request: (argument: Argument) => DeclaredRequest<Answer>,
): Asking<Argument, Answer>;
export function asks(asked: Declaration | ((argument: never) => DeclaredRequest)): Asking<unknown, unknown> {
  return { query: typeof asked === 'function' ? asked : (given: object) => requestTo(asked, given) };
}

/** The kinds of answers that a change makes stale, once it is made. */
export const onSuccess =
  <Tag extends string>(...tags: readonly Tag[]) =>
  (_done: unknown, error: unknown): readonly Tag[] =>
    error ? [] : tags;
