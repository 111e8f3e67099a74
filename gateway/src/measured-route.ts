import type { IncomingMessage } from 'node:http';
import { pathOf } from '@zielona-fala/service-kit/http';
import type { AppParts } from '@zielona-fala/service-kit/process';

/** Calls that objectives and alerts refer to; a label for every route would make each call more expensive. */
const MEASURED: readonly { readonly method: string; readonly route: string; readonly form: RegExp }[] = [
  {
    method: 'PUT',
    route: '/api/v1/tests/:testId/answers/:questionNumber',
    form: /^\/api\/v1\/tests\/\d+\/answers\/\d+$/,
  },
  { method: 'PATCH', route: '/api/v1/tests/:testId/check', form: /^\/api\/v1\/tests\/\d+\/check$/ },
  { method: 'POST', route: '/api/v1/tests', form: /^\/api\/v1\/tests$/ },
  { method: 'POST', route: '/api/v1/auth/login', form: /^\/api\/v1\/auth\/login$/ },
  { method: 'POST', route: '/api/v1/auth/register', form: /^\/api\/v1\/auth\/register$/ },
];

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
