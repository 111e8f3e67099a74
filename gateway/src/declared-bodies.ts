import document from '@zielona-fala/contracts/openapi.json' with { type: 'json' };
import { hasBody, Problem } from '@zielona-fala/service-kit/http';
import type { Call } from './call.ts';

/** Methods whose calls have no body unless the document of the API says that one may have it. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

const DECLARED = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    WITHOUT_BODY.has(method.toUpperCase()) && 'requestBody' in operation
      ? [{ method: method.toUpperCase(), form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }]
      : [],
  ),
);

/** Whether a call has a body that nothing would read. */
export function hasUndeclaredBody({ request, path }: Pick<Call, 'request' | 'path'>): boolean {
  const { method = '' } = request;
  if (!WITHOUT_BODY.has(method) || !hasBody(request)) return false;
  return !DECLARED.some((each) => each.method === method && each.form.test(path));
}

/** What a call answers whose body was not declared; what is sent of it is not waited for. */
export const undeclaredBody = (): Problem =>
  new Problem(400, 'unreadable-body', 'This call takes no body', { headers: { connection: 'close' } });
