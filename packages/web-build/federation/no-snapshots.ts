/**
 * In place of the core's own, which `disableSnapshot` does not leave out: plugins find no hooks of snapshots.
 * @public imported by the core
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
}

/**
 * There are none.
 * @public imported by the core
 */
export const getGlobalRemoteInfo = () => ({});
