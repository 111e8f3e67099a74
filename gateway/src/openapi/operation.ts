import { LAST_EVENT_ID_HEADER, PROBLEM_STATUSES, type ProblemCode } from '@zielona-fala/contracts';
import type {
  Access,
  CallLimit,
  Declaration,
  DeclaredLimit,
  StreamLimit,
} from '@zielona-fala/contracts/api/declare';
import { EVENT_STREAM } from '@zielona-fala/service-kit/http';
import type Joi from 'joi';
import { exampleOf } from './examples.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, Content>>;
}

/** An operation object of OpenAPI 3.1, as a service describes it. Problems are codes still, without their answers. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Who may call. */
  readonly 'x-access': Access;
  /** Codes of the problems that it can answer, by status. */
  readonly 'x-problems': readonly ProblemCode[];
  /** Of an event stream: the data of each event by its name. */
  readonly 'x-events'?: Readonly<Record<string, JsonSchema>>;
  /** Limits besides those of the gateway. */
  readonly 'x-limits': readonly ShownLimit[];
}

/** What the document says of a limit. */
type ShownLimit = Pick<CallLimit, 'calls' | 'seconds' | 'per'> | StreamLimit;

const LAST_EVENT_ID: Parameter = {
  name: LAST_EVENT_ID_HEADER,
  in: 'header',
  required: false,
  description: 'The `id` of the event read last: the stream goes on behind it',
  schema: { type: 'string' },
};

const TOKEN: Operation['security'] = [{ accessToken: [] }, { bearer: [] }];
const SECURITY: Readonly<Record<Access, Operation['security']>> = {
  public: [],
  optional: [{}, ...TOKEN],
  'once-signed-in': TOKEN,
  'signed-in': TOKEN,
  active: TOKEN,
};

/** `/tests/:testId` as OpenAPI writes it: `/tests/{testId}`. */
export const pathOf = (expressPath: string): string => expressPath.replaceAll(/[:*](\w+)/g, '{$1}');

/** Describes one call as the service itself answers it. */
export function operationOf(declaration: Declaration): Operation {
  const { method, path, summary, access, params, query, body, events, limits = [] } = declaration;
  const segments = pathOf(path).split('/').slice(1);
  return {
    operationId: operationIdOf(method, segments),
    summary,
    tags: [tagOf(segments)],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(events ? [LAST_EVENT_ID] : []),
    ],
    ...(body && {
      requestBody: { required: requiresBody(body), content: json(jsonSchemaOf(body, 'input')) },
    }),
    responses: answersOf(declaration),
    security: SECURITY[access],
    'x-access': access,
    'x-problems': problemsOf(declaration),
    ...(events && { 'x-events': eventsOf(events) }),
    'x-limits': limits.flatMap(shownLimit),
  };
}

/** What the contract says of a limit, which can say more where it is counted; of a delay nothing, for it refuses no number. */
function shownLimit(limit: DeclaredLimit): ShownLimit[] {
  if ('streams' in limit) return [{ streams: limit.streams, per: limit.per }];
  if ('calls' in limit) return [{ calls: limit.calls, seconds: limit.seconds, per: limit.per }];
  return [];
}

const eventsOf = (events: Readonly<Record<string, Joi.ObjectSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(events).map(([name, data]) => [name, jsonSchemaOf(data, 'output')]));

const operationIdOf = (method: string, segments: readonly string[]): string =>
  [method, ...segments.filter((segment) => !['api', 'v1'].includes(segment))]
    .map((segment) => segment.replace(/^\{(.*)\}$/, 'by-$1'))
    .join('-')
    .replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

const tagOf = (segments: readonly string[]): string =>
  segments.find((segment) => !['api', 'v1'].includes(segment)) ?? '';

const json = (schema: JsonSchema): Record<string, Content> => ({
  'application/json': { schema, example: exampleOf(schema) },
});

function parametersOf(schema: Joi.ObjectSchema | undefined, place: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
    example: exampleOf(each, name),
  }));
}

/** A payload whose fields are all optional may be left out. */
const requiresBody = (body: Joi.ObjectSchema): boolean => body.validate({}).error !== undefined;

function answersOf({
  answer,
  mediaTypes = [],
  events,
  status,
  alsoAnswers = {},
}: Declaration): Record<string, Answer> {
  const binary = Object.fromEntries(mediaTypes.map((type) => [type, { schema: {} }]));
  const stream = events && { [EVENT_STREAM]: { schema: { type: 'string' } } };
  const content = answer ? answerContent(answer) : { ...binary, ...stream };
  const hasContent = Object.keys(content).length > 0;
  return {
    [status ?? (hasContent ? 200 : 204)]: {
      description: hasContent ? 'Done' : 'Done; the answer has no body',
      ...(hasContent && { content }),
    },
    ...Object.fromEntries(
      Object.entries(alsoAnswers).map(([other, description]) => [other, { description }]),
    ),
  };
}

function answerContent(answer: Joi.AnySchema): Record<string, Content> {
  const schema = jsonSchemaOf(answer, 'output');
  const name = nameOf(answer);
  const shown = name === undefined ? schema : { $ref: `#/components/schemas/${name}` };
  return { 'application/json': { schema: shown, example: exampleOf(schema) } };
}

/** The name under which the document describes a schema; undefined for one that is described where it is used. */
export const nameOf = (schema: Joi.AnySchema): string | undefined => {
  const [meta]: readonly { readonly className?: string }[] = schema.describe().metas ?? [];
  return meta?.className;
};

/** What the checks before a handler can answer, and what it says itself. */
function problemsOf({ method, params, access, mediaTypes, problems = [] }: Declaration): ProblemCode[] {
  const needsToken = !['public', 'optional'].includes(access);
  const own: ProblemCode[] = [
    ...(needsToken ? (['unauthorized'] as const) : []),
    ...(access === 'active' ? (['account-inactive'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(method === 'get'
      ? []
      : (['unreadable-body', 'payload-too-large', 'unsupported-media-type'] as const)),
    ...(mediaTypes ? [] : (['validation'] as const)),
    ...problems,
    'internal',
    'unavailable',
  ];
  return [...new Set(own)].sort((one, other) => PROBLEM_STATUSES[one] - PROBLEM_STATUSES[other]);
}
