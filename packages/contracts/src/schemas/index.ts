export { type Erasure, readErasure } from './erasure.ts';
export { FIELDS } from './fields.ts';
export { COLLECTED_FRAGMENT, FRAGMENT, FRAGMENT_PARTS, FRAGMENTS_DOCUMENT } from './fragments.ts';
export type { Open } from './open.ts';
export { ROUTES_DOCUMENT } from './routes.ts';
export { shapeOf } from './shape.ts';
