export { createEvents } from './events.ts';
export { createDeadLetters } from './inbox/dead-letters.ts';
export { type EventHandler, eventHandler } from './inbox/handler.ts';
export { NOT_EXPORTED_OF_KIT } from './not-exported.ts';
export type { Outbox } from './outbox/outbox.ts';
export { createSequenceMarks, type SequenceMarks } from './projection/marks.ts';
export { readYourWrites } from './projection/read-your-writes.ts';
export { createWatermarks } from './projection/watermarks.ts';
