import Joi from 'joi';
import { TRACEPARENT_FORM } from '../http/headers.ts';
import { FIELDS } from '../schemas/fields.ts';
import type { EventEnvelope } from './envelope.ts';

/** How long a topic keeps its messages, in milliseconds: 7 days. */
export const TOPIC_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** The services that publish, as named in read-your-writes marks. */
type Producer = 'svc-tests' | 'svc-identity';

/** Every event is about one learner: its userId is the message key and says whose sequence it counts in. */
interface LearnerData {
  readonly userId: number;
}

interface Declaration<Topic extends string, Data extends LearnerData> {
  /** Kafka topic and the event's type: each topic carries one type of event. */
  readonly topic: Topic;
  readonly producer: Producer;
  /** Grows only when the shape changes otherwise than by addition. */
  readonly version: number;
  readonly data: Joi.ObjectSchema<Data>;
  /** One event of this version, never edited: its producer and each consumer are tested with it. */
  readonly golden: EventEnvelope<Topic, NoInfer<Data>>;
}

/** All that is known of one event. */
export interface EventDefinition<Topic extends string, Data extends LearnerData>
  extends Omit<Declaration<Topic, Data>, 'data'> {
  /** What a consumer accepts. Unknown fields pass: events grow by addition. */
  readonly schema: Joi.ObjectSchema<EventEnvelope<Topic, Data>>;
}

/** Puts the schema of an event's data into the envelope that all events share. */
export function defineEvent<Topic extends string, Data extends LearnerData>({
  data,
  ...definition
}: Declaration<Topic, Data>): EventDefinition<Topic, Data> {
  const schema = Joi.object<EventEnvelope<Topic, Data>>({
    id: Joi.string().guid({ version: 'uuidv7' }).required(),
    type: Joi.string().valid(definition.topic).required(),
    version: Joi.number().valid(definition.version).required(),
    aggregateId: Joi.string().pattern(/^\d+$/).required(),
    sequence: Joi.number().integer().positive().required(),
    occurredAt: FIELDS.instant.required(),
    correlationId: Joi.string().required(),
    // that a trace cannot be followed is no reason to lose what happened
    traceparent: Joi.string().pattern(TRACEPARENT_FORM).allow(null).failover(null),
    data: data.unknown().required(),
  }).unknown();
  return { ...definition, schema };
}
