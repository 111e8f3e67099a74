export { type Allowance, createLimit, type LimitParts } from './limit.ts';
