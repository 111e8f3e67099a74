import type { Metrics } from '@zielona-fala/service-kit/process';
import { type Forwarder, readBody } from '@zielona-fala/service-kit/proxy';
import type { Request, RequestHandler, Response } from 'express';

/** Counts a call as in flight. @returns counts it no longer. @throws Problem 429 when its network has too many */
export type AdmitCall = (request: Request, response: Response) => () => void;

export interface GatewayParts extends Pick<Metrics, 'refusals'> {
  readonly forwarder: Forwarder;
  readonly gatewayUrl: string;
  readonly admitCall: AdmitCall;
}

/** Passes calls under /api and /media on to the gateway, where no ingress does. */
export function forwardToGateway({
  forwarder,
  gatewayUrl,
  admitCall,
  refusals,
}: GatewayParts): RequestHandler {
  return async (request, response) => {
    const onEventStream = admitCall(request, response);
    // express has cut the mount path off
    request.url = request.originalUrl;
    const body = await readBody(request, { refusals });
    const requestHeaders = { 'x-forwarded-for': callersOf(request) };
    await forwarder.forward(request, response, gatewayUrl, { body, requestHeaders, onEventStream });
  };
}

/** The same limit for what this server answers itself. */
export function admitted(admitCall: AdmitCall): RequestHandler {
  return (request, response, next) => {
    admitCall(request, response);
    next();
  };
}

/** Who called us, behind what callers say: limits count the addresses that our own proxies saw. */
function callersOf({ headers, socket }: Request): string {
  const said = headers['x-forwarded-for'];
  const caller = socket.remoteAddress ?? 'unknown';
  return said === undefined ? caller : `${said}, ${caller}`;
}
