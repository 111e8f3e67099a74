export { createLimit, type Limit, type LimitParts } from './limit.ts';
