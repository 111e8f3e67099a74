/** One measured figure with its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly goal: string;
  readonly holds: boolean;
  readonly details?: unknown;
}
