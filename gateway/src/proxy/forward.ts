import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@zielona-fala/contracts';
import { type HeaderFields, INTERNAL_TOKEN_HEADER } from '@zielona-fala/service-kit/http';
import type { Forwarder } from '@zielona-fala/service-kit/proxy';
import type { Call } from '../call.ts';
import { compressAnswer } from '../compressed.ts';
import type { Circuits } from './circuits.ts';

export interface ForwardParts {
  readonly forwarder: Forwarder;
  readonly circuits: Circuits;
  readonly upstreams: Readonly<Record<ServiceName, string>>;
}

/** Passes a call on to the service that owns it. The answer has these headers besides its own. */
export type PassOn = (
  service: ServiceName,
  call: Call,
  response: ServerResponse,
  headers: HeaderFields,
) => Promise<void>;

const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function createPassOn({ forwarder, circuits, upstreams }: ForwardParts): PassOn {
  return (service, { request, address }, response, headers) => {
    setForwardedHeaders(request, address);
    return circuits.during({ service, isChange: !READS.has(request.method) }, () =>
      forwarder.forward(request, response, upstreams[service], {
        headers,
        onHead: (answered) => compressAnswer(request, response, answered),
      }),
    );
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
function setForwardedHeaders({ headers }: IncomingMessage, address: string): void {
  for (const name of ONLY_OURS) if (headers[name] !== undefined) delete headers[name];
  headers['x-forwarded-for'] = address;
}
