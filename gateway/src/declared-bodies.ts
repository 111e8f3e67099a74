import { hasBody, Problem } from '@zielona-fala/service-kit/http';
import type { Call } from './call.ts';
import { CALLS, formOf } from './openapi/calls.ts';

/** Methods whose calls have no body unless they declare one. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

const WITH_BODY = CALLS.filter(({ body }) => body !== undefined).map((call) => ({
  method: call.method.toUpperCase(),
  form: formOf(call),
}));

/** Whether a call has a body that its declaration does not allow. */
export function hasUndeclaredBody({ request, path }: Pick<Call, 'request' | 'path'>): boolean {
  const { method = '' } = request;
  if (!WITHOUT_BODY.has(method) || !hasBody(request)) return false;
  return !WITH_BODY.some((each) => each.method === method && each.form.test(path));
}

/** The problem for an undeclared body; the rest of the body is not read. */
export const undeclaredBody = (): Problem =>
  new Problem(400, 'unreadable-body', 'This call takes no body', { headers: { connection: 'close' } });
