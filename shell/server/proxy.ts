import type { Forwarder } from '@zielona-fala/service-kit/proxy';
import type { Request, RequestHandler } from 'express';

/** Passes calls under /api and /media on to the gateway, where no ingress does. */
export function forwardToGateway(forwarder: Forwarder, gatewayUrl: string): RequestHandler {
  return async (request, response) => {
    // express has cut the mount path off
    request.url = request.originalUrl;
    nameCaller(request);
    await forwarder.forward(request, response, gatewayUrl);
  };
}

/** Adds who called us behind what callers say: httpxy's `xfwd` would believe them, and limits count addresses. */
function nameCaller({ headers, socket }: Request): void {
  const said = headers['x-forwarded-for'];
  const caller = socket.remoteAddress ?? 'unknown';
  headers['x-forwarded-for'] = said === undefined ? caller : `${said}, ${caller}`;
}
