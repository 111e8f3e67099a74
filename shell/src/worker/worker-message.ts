/** Where the portal's service worker is served. */
export const WORKER_PATH = '/service-worker.js';

/** What a page tells the service worker. */
export type WorkerMessage =
  /** A waiting worker may replace the one that runs. */
  | { readonly type: 'take-over' }
  /** What a page that was opened is made of: kept now, if it was opened without the worker or keeping it failed. */
  | { readonly type: 'opened'; readonly path: string; readonly files: readonly string[] };

const isAddress = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value);

/** @returns null for what is none, or of a kind that is not known here yet: pages may be of another build than the worker */
export function readWorkerMessage(value: unknown): WorkerMessage | null {
  const { type, path, files } = Object(value) as Readonly<Record<string, unknown>>;
  if (type === 'take-over') return { type };
  const isOpened =
    type === 'opened' &&
    typeof path === 'string' &&
    path.startsWith('/') &&
    Array.isArray(files) &&
    files.every(isAddress);
  return isOpened ? { type, path, files } : null;
}
