import Joi from 'joi';
import type { EventByTopic, EventTopic } from '../events/topics.ts';
import { EVENT_VERSIONS } from '../events/topics.ts';
import { USER_CHANGES } from '../events/user-changed.ts';
import { CATEGORIES } from '../exam/categories.ts';
import { EXAM, MODES, TEST_STATUSES } from '../exam/rules.ts';
import { TOPICS } from '../exam/topics.ts';

const id = Joi.number().integer().positive().max(Number.MAX_SAFE_INTEGER).required();
const count = Joi.number().integer().min(0).required();
const instant = Joi.string().isoDate().required();

const data: Record<EventTopic, Joi.ObjectSchema> = {
  'test-finished': Joi.object({
    userId: id,
    testId: id,
    category: Joi.string()
      .valid(...CATEGORIES)
      .required(),
    mode: Joi.string()
      .valid(...MODES)
      .required(),
    status: Joi.string()
      .valid(...TEST_STATUSES.filter((status) => status !== 'unfinished'))
      .required(),
    points: Joi.object({
      primary: count,
      technical: count,
      summary: Joi.number().integer().min(0).max(EXAM.totalPoints).required(),
    })
      .unknown()
      .required(),
    topics: Joi.array()
      .items(
        Joi.object({
          topic: Joi.string()
            .valid(...TOPICS)
            .required(),
          asked: count,
          correct: count,
        }).unknown(),
      )
      .required(),
    xpGained: count,
    xpTotal: count,
    startedAt: instant,
    finishedAt: instant,
  }),
  'level-up': Joi.object({ userId: id, previousLevel: count, level: count, experiencePoints: count }),
  'user-changed': Joi.object({
    userId: id,
    change: Joi.string()
      .valid(...USER_CHANGES)
      .required(),
    isActive: Joi.boolean().required(),
  }),
};

function envelope<T extends EventTopic>(topic: T): Joi.ObjectSchema<EventByTopic[T]> {
  return Joi.object<EventByTopic[T]>({
    id: Joi.string().guid({ version: 'uuidv7' }).required(),
    type: Joi.string().valid(topic).required(),
    version: Joi.number().valid(EVENT_VERSIONS[topic]).required(),
    aggregateId: Joi.string().pattern(/^\d+$/).required(),
    sequence: Joi.number().integer().positive().required(),
    occurredAt: instant,
    correlationId: Joi.string().required(),
    traceparent: Joi.string().allow(null).required(),
    data: data[topic].unknown().required(),
  } as Joi.PartialSchemaMap<EventByTopic[T]>).unknown();
}

/** What a consumer accepts per topic. Unknown fields pass: events grow by addition. */
export const EVENT_SCHEMAS: { readonly [T in EventTopic]: Joi.ObjectSchema<EventByTopic[T]> } = {
  'test-finished': envelope('test-finished'),
  'level-up': envelope('level-up'),
  'user-changed': envelope('user-changed'),
};
