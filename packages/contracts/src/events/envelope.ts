/**
 * What every Kafka message carries. The message key is the userId, so that one learner's events keep their order.
 * `id` is a UUIDv7; `aggregateId` the userId as text; `sequence` grows by one per producer and learner.
 */
export interface EventEnvelope<Type extends string, Data> {
  readonly id: string;
  readonly type: Type;
  readonly version: number;
  readonly aggregateId: string;
  readonly sequence: number;
  readonly occurredAt: string;
  /** The request id that caused it. */
  readonly correlationId: string;
  readonly traceparent: string | null;
  readonly data: Data;
}
