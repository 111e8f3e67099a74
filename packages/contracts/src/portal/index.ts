export * from './api.ts';
export * from './portal.ts';
export * from './remote.ts';
export * from './session.ts';
export * from './toasts.ts';
