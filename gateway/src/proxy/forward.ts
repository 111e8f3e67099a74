import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@zielona-fala/contracts';
import { asksForEvents, type HeaderFields, INTERNAL_TOKEN_HEADER } from '@zielona-fala/service-kit/http';
import type { Forwarded, Forwarder } from '@zielona-fala/service-kit/proxy';
import type { Call } from '../call.ts';
import { compressAnswer } from '../compressed.ts';
import type { Circuits } from './circuits.ts';
import type { SlotKind } from './slots.ts';

export interface ForwardParts {
  readonly forwarder: Forwarder;
  readonly circuits: Circuits;
  readonly upstreams: Readonly<Record<ServiceName, string>>;
}

/** A call to pass on. */
export interface PassedOn extends Call, Pick<Forwarded, 'body' | 'onEventStream'> {
  readonly response: ServerResponse;
}

/** Passes a call on to the service that owns it. The answer has these headers besides its own. */
export type PassOn = (service: ServiceName, call: PassedOn, headers: HeaderFields) => Promise<void>;

const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function createPassOn({ forwarder, circuits, upstreams }: ForwardParts): PassOn {
  return (service, { request, response, address, ...call }, headers) => {
    dropForwardedHeaders(request);
    const requestHeaders = { 'x-forwarded-for': address };
    return circuits.during({ service, address, response, kind: kindOf(request) }, (outlivesCaller) =>
      forwarder.forward(request, response, upstreams[service], {
        ...call,
        requestHeaders,
        headers,
        outlivesCaller,
        onHead: (answered) => compressAnswer(request, response, answered),
      }),
    );
  };
}

function kindOf(request: IncomingMessage): SlotKind {
  if (!READS.has(request.method)) return 'change';
  return asksForEvents(request) ? 'event-stream' : 'read';
}

/** Headers that only our own processes may set; the client address is set again. */
const ONLY_OURS = [
  INTERNAL_TOKEN_HEADER,
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Removes headers that only our own processes may set. */
function dropForwardedHeaders({ headers }: IncomingMessage): void {
  for (const name of ONLY_OURS) if (headers[name] !== undefined) delete headers[name];
}
