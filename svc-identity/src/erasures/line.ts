import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import Joi from 'joi';
import type { Erasure } from './store.ts';

const ERASURE = shapeOf<Erasure>({ userId: FIELDS.id.required(), at: Joi.date().iso().required() });

/** A line of the erasure log. @throws when it is none, so that nobody is overlooked */
export function readErasure(line: string): Erasure {
  const { value, error } = ERASURE.validate(JSON.parse(line));
  if (error) throw new Error(`no line of an erasure log: ${error.message}`);
  return value;
}
