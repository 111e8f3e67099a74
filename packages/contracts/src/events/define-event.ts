import Joi from 'joi';
import { TRACEPARENT_FORM } from '../http/headers.ts';
import { FIELDS } from '../schemas/fields.ts';

/**
 * What every Kafka message carries. The message key is the userId, so that one learner's events keep their order.
 * `id` is a UUIDv7; `aggregateId` the userId as text; `sequence` grows by one per producer and learner.
 */
interface EventEnvelope<Type extends string, Data> {
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

/** How long a topic keeps its messages, in milliseconds: 7 days. */
export const TOPIC_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** The services that publish, as named in read-your-writes marks. */
type Producer = 'svc-tests' | 'svc-identity';

/** Every event is about one learner: its userId is the message key and says whose sequence it counts in. */
interface LearnerData {
  readonly userId: number;
}

interface Version<Topic extends string, Data extends LearnerData> {
  readonly data: Joi.ObjectSchema<Data>;
  /** One event of this version, never edited: its producer and each consumer are tested with it. */
  readonly golden: EventEnvelope<Topic, NoInfer<Data>>;
}

/** A version that is no longer published, but may still wait in a topic, an outbox or among dead letters. */
export interface FormerVersion<Topic extends string = string> {
  readonly data: Joi.ObjectSchema;
  readonly golden: EventEnvelope<Topic, LearnerData>;
  /** The data of the version that followed. */
  readonly upcast: (data: never) => LearnerData;
}

/** Declares a version that another one followed. */
export function formerVersion<Topic extends string, Data extends LearnerData, Next extends LearnerData>(
  version: Version<Topic, Data> & { readonly upcast: (data: Data) => Next },
): FormerVersion<Topic> {
  return version;
}

interface Declaration<Topic extends string, Data extends LearnerData> extends Version<Topic, Data> {
  /** Kafka topic and the event's type: each topic carries one type of event. */
  readonly topic: Topic;
  readonly producer: Producer;
  /** From version 1 on. Another version follows only a change that is not an addition. */
  readonly former?: readonly FormerVersion<Topic>[];
}

/** What a consumer takes from a message: the event in the version that is published now, or why it is none. */
export type ReadEvent<Event> =
  | { readonly event: Event; readonly error?: undefined }
  | { readonly error: Joi.ValidationError };

/** Definition of an event. */
export interface EventDefinition<Topic extends string, Data extends LearnerData>
  extends Omit<Declaration<Topic, Data>, 'data' | 'former'> {
  /** The version that is published. */
  readonly version: number;
  /** What fits that version. Unknown fields pass: events grow by addition. */
  readonly schema: Joi.ObjectSchema<EventEnvelope<Topic, Data>>;
  /** What fits each version that consumers accept, from version 1 on. */
  readonly schemas: readonly Joi.ObjectSchema[];
  /** A golden sample of each. */
  readonly samples: readonly EventEnvelope<Topic, LearnerData>[];
  /** Reads a message of any known version. */
  read(message: unknown): ReadEvent<EventEnvelope<Topic, Data>>;
}

/** Puts the schema of an event's data into the envelope that all events share. */
export function defineEvent<Topic extends string, Data extends LearnerData>({
  data,
  former = [],
  ...declaration
}: Declaration<Topic, Data>): EventDefinition<Topic, Data> {
  const { topic, golden } = declaration;
  const version = former.length + 1;
  const schema = schemaOf<Topic, Data>(topic, version, data);
  const formerSchemas = former.map((each, place) => schemaOf(topic, place + 1, each.data));

  return {
    ...declaration,
    version,
    schema,
    schemas: [...formerSchemas, schema],
    samples: [...former.map((each) => each.golden), golden],
    read(message) {
      const stated = Number((message as { version?: unknown } | null)?.version);
      const { value, error } = (formerSchemas[stated - 1] ?? schema).validate(message, { convert: false });
      if (error !== undefined) return { error };
      const steps = former.slice(stated - 1);
      if (steps.length === 0) return { event: value };
      const upcast = steps.reduce<unknown>((from, step) => step.upcast(from as never), value.data);
      const current = schema.validate({ ...value, version, data: upcast }, { convert: false });
      return current.error === undefined ? { event: current.value } : { error: current.error };
    },
  };
}

function schemaOf<Topic extends string, Data extends LearnerData>(
  topic: Topic,
  version: number,
  data: Joi.ObjectSchema<Data>,
): Joi.ObjectSchema<EventEnvelope<Topic, Data>> {
  return Joi.object<EventEnvelope<Topic, Data>>({
    id: Joi.string().guid({ version: 'uuidv7' }).required(),
    type: Joi.string().valid(topic).required(),
    version: Joi.number().valid(version).required(),
    aggregateId: Joi.string().pattern(/^\d+$/).required(),
    sequence: Joi.number().integer().positive().required(),
    occurredAt: FIELDS.instant.required(),
    correlationId: Joi.string().required(),
    // that a trace cannot be followed is no reason to lose what happened
    traceparent: Joi.string().pattern(TRACEPARENT_FORM).allow(null).failover(null),
    data: data.unknown().required(),
  }).unknown();
}
