export {
  type Counter,
  createLimits,
  type Limit,
  type LimitParts,
  type Limits,
} from './limits.ts';
export { tooManyRequests } from './too-many-requests.ts';
