export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** How long to wait after so many failures in a row, one or more: twice as long each time, up to a limit. */
export const backoffMs = (failures: number, { firstMs, maxMs }: Backoff): number =>
  Math.min(firstMs * 2 ** (failures - 1), maxMs);
