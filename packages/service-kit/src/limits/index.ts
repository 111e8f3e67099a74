export { type Allowance, createLimit, type Limit, type LimitParts } from './limit.ts';
