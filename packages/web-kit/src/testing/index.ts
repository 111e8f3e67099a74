export { type RenderInPortalOptions, renderInPortal } from './render-in-portal.tsx';
export { createTestPortal, type FakeApi, type TestPortal, type TestPortalOptions } from './test-portal.ts';
