import type { ServiceName } from '@zielona-fala/contracts';
import { INTERNAL_TOKEN_HEADER } from '@zielona-fala/service-kit/http';
import type { Forwarder } from '@zielona-fala/service-kit/proxy';
import type { Request, RequestHandler } from 'express';
import type { Circuits } from './circuits.ts';
import { serviceOf } from './upstreams.ts';

export interface ForwardParts {
  readonly forwarder: Forwarder;
  readonly circuits: Circuits;
  readonly upstreams: Readonly<Record<ServiceName, string>>;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Passes calls on to the services that own them; leaves to the next handler what no service owns. */
export function forwardToServices({ forwarder, circuits, upstreams }: ForwardParts): RequestHandler {
  return async (request, response, next) => {
    const service = serviceOf(request.path);
    if (service === undefined) {
      next();
      return;
    }
    setForwardedHeaders(request);
    let whole: Promise<void> | undefined;
    await circuits.during({ service, isChange: !READS.has(request.method) }, () => {
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      whole = forwarder.forward(request, response, upstreams[service], resolve);
      return Promise.race([begun, whole]);
    });
    await whole;
  };
}

/** Headers in which only processes of ours may speak; who called is said anew. */
const ONLY_OURS = [
  INTERNAL_TOKEN_HEADER,
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** What services may rely on is stated here; what only services may say is taken away. */
function setForwardedHeaders(request: Request): void {
  for (const name of ONLY_OURS) delete request.headers[name];
  request.headers['x-forwarded-for'] = request.ip ?? '';
}
