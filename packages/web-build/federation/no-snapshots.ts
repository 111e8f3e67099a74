/** In place of the core's own, which `disableSnapshot` does not leave out. */
export { DisabledSnapshotHandler as SnapshotHandler } from 'federation-core/plugins/snapshot/disabled.js';

/** There are none. */
export const getGlobalRemoteInfo = () => ({});
