/** What remotes of mount contract 2 know as `web-kit/session`: the session and the store in one module. */
export * from '../session/index.ts';
export * from '../store/index.ts';
