export * from './api.ts';
export * from './links.ts';
export * from './portal.ts';
export * from './remote.ts';
export * from './remotes.ts';
export * from './routes.ts';
export * from './session.ts';
export * from './toasts.ts';
