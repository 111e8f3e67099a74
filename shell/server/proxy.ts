import { Agent } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import { sendProblem } from './problem.ts';

const RETRY_AFTER_SECONDS = 5;

/** Passes /api and /media on, streaming; a gateway that is down is a 503 and not a broken page. */
export function proxyToGateway(gatewayUrl: string): RequestHandler {
  const proxy = createProxyServer({ agent: new Agent({ keepAlive: true }) });
  return async (request, response) => {
    // express has cut the mount path off
    request.url = request.originalUrl;
    nameCaller(request);
    try {
      await proxy.web(request, response, { target: gatewayUrl });
    } catch {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      sendProblem(request, response, {
        status: 503,
        title: 'Service Unavailable',
        detail: 'The service is resting for a moment',
        code: 'unavailable',
      });
    }
  };
}

/** Adds who called us behind what callers say: httpxy's `xfwd` would believe them, and limits count addresses. */
function nameCaller({ headers, socket }: Request): void {
  const said = headers['x-forwarded-for'];
  const caller = socket.remoteAddress ?? 'unknown';
  headers['x-forwarded-for'] = said === undefined ? caller : `${said}, ${caller}`;
}
