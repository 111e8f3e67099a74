/** A part of the federation's core that its package does not export. */
declare module 'federation-core/plugins/snapshot/disabled.js' {
  export class DisabledSnapshotHandler {}
}
