export { defineRemote, type RemoteOptions } from './define-remote.ts';
export { defineShell } from './define-shell.ts';
