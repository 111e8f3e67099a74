import type { RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';
import { within } from './within.ts';

const READY_LIMIT_MS = 1000;

/** What a process says of itself. */
export interface Checks {
  /** Whether it can serve now; asked by `/readyz`. No answer within a second is a no. */
  isReady(): Promise<boolean>;
  /** Whether background work makes progress, for `/livez`. A process without such work is alive. */
  isAlive?(): Promise<boolean>;
}

/** Probes and metrics, for a port of their own that the gateway never reaches. */
export function probes(metrics: Metrics, checks: Checks): RequestListener {
  return async (request, response) => {
    switch (request.url) {
      case '/livez':
        return answer(response, (await checks.isAlive?.()) ?? true, ['ok', 'background work has stalled']);
      case '/readyz':
        return answer(response, await isReady(checks), ['ready', 'not ready']);
      case '/metrics':
        response.setHeader('content-type', metrics.registry.contentType);
        response.end(await metrics.registry.metrics());
        return;
      default:
        response.writeHead(404).end();
    }
  };
}

async function isReady(checks: Checks): Promise<boolean> {
  return within(READY_LIMIT_MS, checks.isReady()).catch(() => false);
}

function answer(response: ServerResponse, well: boolean, [yes, no]: readonly [string, string]): void {
  response.writeHead(well ? 200 : 503).end(well ? yes : no);
}
