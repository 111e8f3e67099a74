/** `web-kit/session` as remotes of mount contract 2 expect it: session and store in one module. */
export * from '../session/index.ts';
export * from '../store/index.ts';
