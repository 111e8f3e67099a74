/**
 * In place of the core's own, which `disableSnapshot` does not leave out.
 * @public
 */
export { DisabledSnapshotHandler as SnapshotHandler } from 'federation-core/plugins/snapshot/disabled.js';

/**
 * There are none.
 * @public imported by the core
 */
export const getGlobalRemoteInfo = () => ({});
