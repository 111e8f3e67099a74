import type { operations, paths } from '../../openapi/types.ts';

type Methods = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation = operations[keyof operations];
type ApiPath = Extract<keyof paths, `/api/${string}`>;

/** `/api/v1/tests/{testId}` is written `v1/tests/…`. */
type Relative<Path> = Path extends `/api/${infer Rest}` ? Rest : never;
type Filled<Path extends string> = Path extends `${infer Head}{${string}}${infer Rest}`
  ? `${Head}${string}${Filled<Rest>}`
  : Path;
type WithQuery<Path extends string, Called> = Called extends { parameters: { query?: never } }
  ? Path
  : Path | `${Path}?${string}`;

type BodyOf<Called> = Called extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: Body }
  : Called extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { readonly body?: Body }
    : { readonly body?: Record<string, never> };

type MethodOf<Method extends Methods> = Method extends 'get'
  ? { readonly method?: 'GET'; readonly body?: never }
  : { readonly method: Uppercase<Method> };

type CallTo<Path extends string, Method extends Methods, Called> = MethodOf<Method> & {
  readonly path: WithQuery<Filled<Path>, Called>;
} & (Method extends 'get' ? unknown : BodyOf<Called>);

type CallsOf<Path extends ApiPath> = {
  [Method in Methods]: paths[Path][Method] extends Operation
    ? CallTo<Relative<Path>, Method, paths[Path][Method]>
    : never;
}[Methods];

/** A call that the document of the API has: its path relative to `/api`, its method, its body. */
export type DocumentedCall = { [Path in ApiPath]: CallsOf<Path> }[ApiPath];

/** The path of a read. */
export type ReadPath = Extract<DocumentedCall, { method?: 'GET' }>['path'];

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? [Head, ...Segments<Rest>]
  : [Path];
type WithoutQuery<Path extends string> = Path extends `${infer Head}?${string}` ? Head : Path;

/** Whether the segments are those of a path of the document, in which parameters stand for any. */
type Fits<Called extends readonly string[], Documented extends readonly string[]> = Documented extends [
  infer Expected extends string,
  ...infer MoreExpected extends string[],
]
  ? Called extends [infer Given extends string, ...infer MoreGiven extends string[]]
    ? Expected extends `{${string}}`
      ? Fits<MoreGiven, MoreExpected>
      : [Given] extends [Expected]
        ? Fits<MoreGiven, MoreExpected>
        : false
    : false
  : Called extends []
    ? true
    : false;

/** The document's path of a call; fixed words go before parameters. */
type DocumentedPath<Path extends string, Method extends Methods> = `/api/${Path}` extends keyof paths
  ? `/api/${Path}`
  : {
      [Each in ApiPath]: paths[Each][Method] extends Operation
        ? Fits<Segments<Path>, Segments<Relative<Each>>> extends true
          ? Each
          : never
        : never;
    }[ApiPath];

type AnswerOf<Called> = Called extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201)]: Responses[Status] extends {
        content: { 'application/json': infer Answer };
      }
        ? Answer
        : null;
    }[keyof Responses & (200 | 201)]
  : never;

type OrNull<Answer> = [Answer] extends [never] ? null : Answer;

type AnswerToMethod<Path extends string, Method extends Methods> = OrNull<
  AnswerOf<paths[DocumentedPath<WithoutQuery<Path>, Method>][Method]>
>;

/** What the document says that a call is answered with; null without a body. */
export type AnswerTo<Call extends { readonly path: string; readonly method?: string }> = Call extends {
  readonly method: infer Method extends 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}
  ? AnswerToMethod<Call['path'], Lowercase<Method>>
  : AnswerToMethod<Call['path'], 'get'>;
