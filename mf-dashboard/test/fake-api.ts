import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import type { FakeApi } from '@zielona-fala/web-kit/testing';

/** What answers a call: a value, or what a function of the request gives or throws. */
export type Answers = Record<string, unknown>;

export interface RecordedApi {
  /** Answers by method and path, e.g. `GET v1/stats/B`; can be changed while the test runs. */
  readonly answers: Answers;
  /** Calls so far. */
  readonly calls: readonly ApiRequest[];
  lines(): string[];
  readonly api: FakeApi;
}

const lineOf = ({ method = 'GET', path }: ApiRequest): string => `${method} ${path}`;

/** A server that is asked for what the test names, and is down for the rest. */
export function recordedApi(answers: Answers): RecordedApi {
  const calls: ApiRequest[] = [];
  return {
    answers,
    calls,
    lines: () => calls.map(lineOf),
    api(request) {
      calls.push(request);
      const answer = answers[lineOf(request)];
      if (answer === undefined) throw new ApiError(503, null, 'down');
      return typeof answer === 'function' ? answer(request) : answer;
    },
  };
}

/** An answer that fails. */
export const failing =
  (status: number, data: unknown = null) =>
  (): never => {
    throw new ApiError(status, data, 'failed');
  };

/** A server's refusal of fields. */
export const refusing = (...errors: readonly { readonly field: string; readonly code: string }[]) =>
  failing(422, {
    code: 'validation',
    message: 'Refused',
    errors: errors.map((each) => ({ ...each, message: '' })),
  });
