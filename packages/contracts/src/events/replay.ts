import Joi from 'joi';
import { shapeOf } from '../schemas/shape.ts';

/**
 * Marks an event that was published before and is replayed to rebuild projections. A replay contains all events of a learner
 * in the topic up to that moment, in the order in which they happened.
 */
export interface Replay {
  /** The same in all of them. */
  readonly id: string;
  /** From 1. */
  readonly place: number;
  /** How many there are. */
  readonly count: number;
}

export const REPLAY = shapeOf<Replay>({
  id: Joi.string().guid({ version: 'uuidv7' }).required(),
  place: Joi.number().integer().min(1).required(),
  count: Joi.number().integer().min(Joi.ref('place')).required(),
}).unknown();
