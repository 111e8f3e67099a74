// The gateway without what it knows of callers: no ids, CSRF, limits, logs, measurements. All else is as in the gateway.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { clientAddress } from '@zielona-fala/service-kit/http';
import { createLog, createMetrics } from '@zielona-fala/service-kit/process';
import { createForwarder, readBody } from '@zielona-fala/service-kit/proxy';
import { normalizePath } from '../../../gateway/src/normalized-path.ts';
import { createCircuits } from '../../../gateway/src/proxy/circuits.ts';
import { createPassOn } from '../../../gateway/src/proxy/forward.ts';
import { securityHeaders } from '../../../gateway/src/security-headers.ts';

const target = process.env.TARGET_URL ?? '';
const timeouts = { connect: 2000, response: 30_000, idle: 30_000 };
const parts = { log: createLog('bare', 'silent'), metrics: createMetrics() };
const headersOf = securityHeaders('http://localhost');
const addressOf = clientAddress({ TRUSTED_PROXY_HOPS: 1, TRUSTED_PROXY_NETWORKS: 'loopback' });
const passOn = createPassOn({
  forwarder: createForwarder(timeouts, parts.log),
  circuits: createCircuits(
    ['identity'],
    { fewest: 20, restMs: 2000, waiting: 256, waitingOfNetwork: 256 },
    parts,
  ),
  upstreams: { identity: target, tests: target, stats: target },
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, parts.metrics);
  const call = { request, response, body, path: normalizePath(request), address: addressOf(request) };
  await passOn('identity', call, headersOf(request));
}

createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');
