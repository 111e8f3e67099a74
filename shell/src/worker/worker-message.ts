/** Where the portal's service worker is served. */
export const WORKER_PATH = '/service-worker.js';

/** What a page tells the service worker. */
export type WorkerMessage =
  /** A waiting worker may replace the one that runs. */
  | { readonly type: 'take-over' }
  /** This page was opened without the worker: what it is made of, to be kept from now on. */
  | { readonly type: 'opened'; readonly path: string; readonly files: readonly string[] };
