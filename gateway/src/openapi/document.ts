import {
  ACCESS_TOKEN_HEADER,
  CSRF_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  type ProblemCode,
} from '@zielona-fala/contracts';
import type { CallLimit, Declaration, Method } from '@zielona-fala/contracts/api/declare';
import { takesIdempotencyKey } from '@zielona-fala/service-kit/http';
import type Joi from 'joi';
import { isByMailProgram, isSameSiteGet } from '../csrf/check.ts';
import { DEFAULT_LIMITS } from '../limits/limits.ts';
import { findUndocumentable } from './documentable.ts';
import { joinIdenticalPaths, type Paths } from './identical-paths.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { nameOf, type Operation, operationOf, type Parameter, pathOf } from './operation.ts';
import { type NamedAnswers, PROBLEM_SCHEMA, problemAnswers } from './problems.ts';

const DESCRIPTION = `Everything that the portal's pages do goes through these calls. JSON in UTF-8; dates are ISO 8601 in UTC;
unknown fields in a payload or query answer 422.

**Who may call** stands at each call as \`x-access\`: \`public\` and \`optional\` anybody (\`optional\`: knowing who calls, if a valid
token says so), \`once-signed-in\` whoever holds a token of ours, even one whose time is over, \`signed-in\` every account, \`active\`
only accounts that have been activated.

**Calls that change something**, except those that mail programs make, need \`X-CSRF-Token\` with the token of \`GET /api/csrf-token\`, and the cookies that came with it.

**Checks** happen in this order: limits 429, CSRF 403, a body that arrives too slowly 408 or that no such call has 400, token 401, inactive account
409, unreadable body 400, 413 or 415, payload and query 422, path 404, then what the call is about: 422, 409.

**Limits**: ${limitsInWords(DEFAULT_LIMITS)} for all of its sessions together; further ones stand at each call as \`x-limits\`. A call beyond them answers 429 with
\`Retry-After\`, as does one of a network that has too many calls under way at once. A body has to arrive within 5 seconds, and who reads
nothing of an answer for 10 seconds loses the connection.`;

/** By the first segment of the path that says what a call is about. */
const TAGS: Readonly<Record<string, string>> = {
  auth: 'Signing in and out, sessions, passwords',
  'client-errors': 'What went wrong in browsers',
  contact: 'Letters to the operator',
  'csrf-token': 'What calls that change something have to show',
  docs: 'A page to read this document on',
  featureFlags: 'What the operator has switched on',
  media: 'Pictures and films of questions',
  'openapi.json': 'This document',
  stats: 'Results and rankings',
  tests: 'Questions, tests and their answers',
  users: 'The learner and the account',
};

const CSRF_TOKEN: Parameter = {
  name: CSRF_HEADER,
  in: 'header',
  required: true,
  description: 'The token of `GET /api/csrf-token`',
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY: Parameter = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
};

/**
 * The document of the declared calls, with what the gateway checks before.
 * @throws Error when OpenAPI could not say what one of their schemas does
 */
export function createDocument(calls: readonly Declaration[]) {
  const paths = joinIdenticalPaths(describe(calls));
  const named: NamedAnswers = {};
  const sorted = Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const guardedPaths = Object.fromEntries(
    sorted.map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          guarded(method, path, operation, named),
        ]),
      ),
    ]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Zielona Fala',
      version: '1',
      summary: 'Practice for the Polish driving-licence theory exam',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The portal that serves this document' }],
    tags: tagsOf(paths),
    paths: guardedPaths,
    components: {
      schemas: { ...namedSchemas(calls), Problem: PROBLEM_SCHEMA },
      responses: named,
      headers: {
        'Retry-After': {
          description: 'Seconds after which it is worth trying again',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: ACCESS_TOKEN_HEADER },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** The operations of calls by path and method. */
function describe(calls: readonly Declaration[]): Paths {
  const paths: Record<string, Record<string, Operation>> = {};
  const order: readonly Method[] = ['get', 'put', 'post', 'patch', 'delete'];
  const sorted = calls.toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method));
  for (const call of sorted) {
    refuseUndocumentable(call);
    const path = pathOf(call.path);
    paths[path] = { ...paths[path], [call.method]: operationOf(call) };
  }
  return paths;
}

function refuseUndocumentable({ method, path, params, query, body, answer }: Declaration): void {
  const faults = Object.entries({ params, query, body, answer }).flatMap(([part, schema]) =>
    schema === undefined ? [] : findUndocumentable(schema, part),
  );
  if (faults.length > 0) throw new Error(`${method} ${path} cannot be documented: ${faults.join(', ')}`);
}

/** The schemas that operations refer to, by name. */
function namedSchemas(calls: readonly Declaration[]): Record<string, JsonSchema> {
  const schemas = calls.flatMap(({ answer }): [string, JsonSchema][] => {
    const name = answer && nameOf(answer);
    return name === undefined ? [] : [[name, jsonSchemaOf(answer as Joi.AnySchema, 'output')]];
  });
  return Object.fromEntries(schemas.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A call that declares no body is refused one where its method usually has none. */
const takesBody = (method: string, { requestBody }: Operation): boolean =>
  requestBody !== undefined || (method !== 'get' && method !== 'delete');

/** An operation as it is behind the gateway. */
function guarded(method: string, path: string, operation: Operation, named: NamedAnswers) {
  const needsToken = method !== 'get' && !isByMailProgram(method.toUpperCase(), path);
  const codes = new Set<ProblemCode>([
    ...operation['x-problems'],
    ...(needsToken || isSameSiteGet(path) ? (['csrf'] as const) : []),
    takesBody(method, operation) ? 'request-timeout' : 'unreadable-body',
    'too-many-requests',
  ]);
  return {
    ...operation,
    parameters: [
      ...operation.parameters,
      ...(needsToken ? [CSRF_TOKEN] : []),
      ...(takesIdempotencyKey({ method, path }) ? [IDEMPOTENCY_KEY] : []),
    ],
    responses: { ...operation.responses, ...problemAnswers([...codes], named) },
    'x-problems': [...codes],
  };
}

function tagsOf(paths: Paths): { name: string; description: string }[] {
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
  return [...new Set(names)].sort().map((name) => ({ name, description: TAGS[name] ?? '' }));
}

function limitsInWords(limits: readonly CallLimit[]): string {
  return limits.map(({ calls, seconds, per }) => `${calls} in ${seconds} s per ${per}`).join(', ');
}
