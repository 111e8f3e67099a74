import { STATUS_CODES } from 'node:http';
import { CATEGORIES, PROBLEM_STATUSES, type ProblemCode, QUESTION_LANGUAGES } from '@zielona-fala/contracts';
import type { JsonSchema } from './json-schema.ts';
import type { Answer } from './operation.ts';

const REQUEST_ID = '019aab3c-7c51-7d2a-9d65-0c5e5a1f3b7e';
const WITH_RETRY_AFTER: ReadonlySet<ProblemCode> = new Set([
  'activation-link-too-soon',
  'reset-link-too-soon',
  'too-many-requests',
  'unavailable',
]);

const TEXT: JsonSchema = { type: 'string' };

/** The body of every answer that is an error. */
export const PROBLEM_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'What went wrong: `message` for people, `code` for programs, `errors` with 422.',
  properties: {
    type: TEXT,
    title: TEXT,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: TEXT,
    instance: TEXT,
    message: TEXT,
    code: { type: 'string', enum: Object.keys(PROBLEM_STATUSES) },
    requestId: TEXT,
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: TEXT, code: TEXT, message: TEXT },
        required: ['field', 'code', 'message'],
        additionalProperties: false,
      },
    },
    testId: { type: 'integer', minimum: 1 },
    lang: { type: 'string', enum: [...QUESTION_LANGUAGES] },
    categoryName: { type: 'string', enum: [...CATEGORIES] },
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'message', 'code', 'requestId'],
  additionalProperties: false,
};

/** Answers that operations refer to, by name. */
export type NamedAnswers = Record<string, Answer>;

/**
 * The answers that go with problems, by status: references to answers of that name.
 * @param named gets those that it lacks
 */
export function problemAnswers(
  codes: readonly ProblemCode[],
  named: NamedAnswers,
): Record<string, { readonly $ref: string }> {
  const byStatus = Object.groupBy(new Set(codes), (code) => PROBLEM_STATUSES[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => {
      const name = same.toSorted().join('.');
      named[name] ??= problemAnswer(Number(status), same.toSorted());
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function problemAnswer(status: number, codes: readonly ProblemCode[]): Answer {
  return {
    description: codes.map((code) => `\`${code}\``).join(' or '),
    ...(codes.some((code) => WITH_RETRY_AFTER.has(code)) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
    }),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { properties: { status: { const: status }, code: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleProblem(code, status) }])),
      },
    },
  };
}

const exampleProblem = (code: ProblemCode, status: number) => ({
  type: `urn:zielona-fala:problem:${code}`,
  title: STATUS_CODES[status],
  status,
  detail: 'What went wrong, in English',
  instance: '/api/v1/tests',
  message: 'What went wrong, in English',
  code,
  requestId: REQUEST_ID,
  ...(code === 'validation' && {
    errors: [{ field: 'categoryName', code: 'required', message: 'This field is required' }],
  }),
  ...(code === 'unfinished-test' && { testId: 7224531200345, lang: 'pl', categoryName: 'B' }),
});
