export { FIELDS } from './fields.ts';
export { ROUTES_DOCUMENT } from './routes.ts';
export { shapeOf } from './shape.ts';
