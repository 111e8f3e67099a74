import type { RequestListener } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Whether the process can serve now; asked by `/readyz`. */
export type ReadyCheck = () => Promise<boolean>;

/** Probes and metrics, for a port of their own that the gateway never reaches. */
export function probes(metrics: Metrics, isReady: ReadyCheck): RequestListener {
  return async (request, response) => {
    switch (request.url) {
      case '/livez':
        response.end('ok');
        return;
      case '/readyz': {
        const ready = await isReady().catch(() => false);
        response.writeHead(ready ? 200 : 503).end(ready ? 'ready' : 'not ready');
        return;
      }
      case '/metrics':
        response.setHeader('content-type', metrics.registry.contentType);
        response.end(await metrics.registry.metrics());
        return;
      default:
        response.writeHead(404).end();
    }
  };
}
