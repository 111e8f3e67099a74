export { openInBothPortals } from './both-portals.tsx';
export { type FakeAnswer, type FakeRoutes, fakeServer, inSequence, tokenFor, USER } from './fake-server.ts';
export { nextUncaught } from './next-uncaught.ts';
export { press, pressOnceShown } from './press.ts';
export { renderInPortal } from './render-in-portal.tsx';
export { createTestPortal, type FakeApi } from './test-portal.ts';
