export { createStaticPortal } from './portal.ts';
export { renderStatic } from './render.ts';
