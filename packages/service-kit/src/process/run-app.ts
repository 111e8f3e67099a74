import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { CallerLimits } from './caller-limits.ts';
import type { ProcessConfig } from './config.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type Checks, probes } from './probes.ts';
import { type HttpServer, startHttpServer } from './server.ts';

/** Readiness is probed about every second, and the result takes a moment to propagate. */
const LINGER_MS = 2000;

/** A composed process: `start` connects its parts, `stop` ends them in order after the last request was answered. */
export interface App<Http extends RequestListener = Express> extends Checks {
  readonly http: Http;
  /** Whether it calls others by `fetch`, for which undici is loaded (30 MB). Default: it does. */
  readonly isCalling?: boolean;
  /** Of a process whose callers are no processes of ours. */
  readonly callers?: CallerLimits;
  start(): Promise<void>;
  /** Ends the answers that would not end by themselves, before the last request is waited for. */
  endStreams?(): void;
  stop(): Promise<void>;
}

/** What the kit hands to a composition root. */
export interface AppParts {
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Life cycle of a process: connect → listen → ready; on SIGTERM unready → linger → drain → stop parts → exit. */
export async function runApp(
  name: string,
  config: Pick<ProcessConfig, 'PORT' | 'PROBE_PORT' | 'LOG_LEVEL' | 'BUILD_ID'>,
  createApp: (parts: AppParts) => App<RequestListener>,
  process: NodeJS.Process,
): Promise<void> {
  const log = createLog(name, config.LOG_LEVEL);
  const metrics = createMetrics(config.BUILD_ID);
  const app = createApp({ log, metrics });
  let open = false;
  const probeServer = await startHttpServer(
    probes(metrics, {
      isReady: async () => open && (await app.isReady()),
      isAlive: async () => (await app.isAlive?.()) ?? true,
    }),
    config.PROBE_PORT,
  );
  let server: HttpServer | undefined;

  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping');
    open = false;
    await server?.stop(LINGER_MS, () => app.endStreams?.());
    await app.stop();
    await probeServer.stop();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'graceful shutdown failed');
          process.exit(1);
        },
      );
    });
  }
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled error');
    process.exit(1);
  });

  if (app.isCalling !== false) await fetchByUndici();
  await app.start();
  server = await startHttpServer(app.http, config.PORT, app.callers);
  open = true;
  log.info({ port: server.port }, 'ready');
}

/** Node 24 has an undici that ends the process when a server closes the connection of an answer that is not read yet. */
async function fetchByUndici(): Promise<void> {
  const { Agent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(new Agent({ allowH2: false }));
}
