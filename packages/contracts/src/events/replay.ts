import Joi from 'joi';
import { shapeOf } from '../schemas/shape.ts';

/**
 * With events that replays what was told before, so that projections can be built anew: each is one of all that there
 * are of a learner in its topic, in the order in which they happened, up to that moment.
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
