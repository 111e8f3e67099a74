/** Where the portal's service worker is served. */
export const WORKER_PATH = '/service-worker.js';

/** What a page tells the service worker. */
export type WorkerMessage =
  /** A waiting worker may replace the one that runs. */
  | { readonly type: 'take-over' }
  /** What a page that was opened is made of: kept now, if it was opened without the worker or keeping it failed. */
  | { readonly type: 'opened'; readonly path: string; readonly files: readonly string[] };
