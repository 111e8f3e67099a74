export { EVENT_SCHEMAS } from './events.ts';
export { FIELDS } from './fields.ts';
