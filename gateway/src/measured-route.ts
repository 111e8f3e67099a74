import type { IncomingMessage } from 'node:http';
import { beginTest, checkTest, login, register, saveAnswer } from '@zielona-fala/contracts/api';
import { pathOf } from '@zielona-fala/service-kit/http';
import type { AppParts } from '@zielona-fala/service-kit/process';
import { formOf } from './openapi/calls.ts';

/** Calls that objectives and alerts refer to; a label for every route would make each call more expensive. */
const MEASURED = [saveAnswer, checkTest, beginTest, login, register].map((call) => ({
  method: call.method.toUpperCase(),
  route: call.path,
  form: formOf(call),
}));

/** Initializes failure counters with zero: Prometheus misses the first increment of a series that starts with it. */
export function showNoFailures({ httpDurations }: AppParts['metrics']): void {
  for (const { method, route } of MEASURED) httpDurations.zero({ method, route, status: '503' });
}

/** The declared path of a call that is measured by itself; empty for all others. */
export function measuredRoute(request: IncomingMessage): string {
  if (request.method === 'GET') return '';
  const path = pathOf(request);
  const measured = MEASURED.find(({ method, form }) => method === request.method && form.test(path));
  return measured?.route ?? '';
}
