/** What the baseline does for one call: at most one operation, then the same answer. */
export interface NativeRead {
  /** Without it nothing is asked of a database. */
  readonly database?: string;
  readonly collection?: string;
  readonly filter?: Record<string, unknown>;
  /** Makes it an update. */
  readonly change?: Record<string, unknown>;
  readonly options?: { sort?: Record<string, 1 | -1>; limit?: number; projection?: Record<string, 0 | 1> };
  /** Without it the answer is 204. */
  readonly answer?: unknown;
}
