/** What `layers.ts` is told, as JSON. */
export interface LayersSettings {
  /** One for each layer. */
  readonly ports: readonly number[];
  /** With the database of svc-stats. */
  readonly mongodbUri: string;
  readonly redisUrl: string;
  readonly jwksUrl: string;
  readonly issuer: string;
  readonly audience: string;
  /** Whose counts are read. */
  readonly userId: number;
}
