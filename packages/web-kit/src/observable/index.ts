export { createHolds } from './holds.ts';
export { createObservable, type Observable } from './observable.ts';
export { online } from './online.ts';
export { createSerialQueue } from './serial-queue.ts';
