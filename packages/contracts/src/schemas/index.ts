export { type Erasure, readErasure } from './erasure.ts';
export { FIELDS } from './fields.ts';
export { FRAGMENT, FRAGMENTS_DOCUMENT } from './fragments.ts';
export type { Open } from './open.ts';
export { ROUTES_DOCUMENT } from './routes.ts';
export { shapeOf } from './shape.ts';
