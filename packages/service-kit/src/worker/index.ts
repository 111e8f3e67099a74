export { createLease, type Lease } from './lease.ts';
export { createLiveness } from './liveness.ts';
export { createQueueWorker, type QueueWorker, type QueueWorkerParts } from './queue-worker.ts';
export { untilDone } from './retry.ts';
export { createWake, type Wake } from './wake.ts';
