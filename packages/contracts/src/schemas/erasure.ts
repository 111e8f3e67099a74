import Joi from 'joi';
import { FIELDS } from './fields.ts';
import { shapeOf } from './shape.ts';

/** That an account was erased: a line of the erasure log outside of the database, as JSON. */
export interface Erasure {
  /** Account id; meaningless without a backup that contains the account. */
  readonly userId: number;
  readonly at: Date;
}

const ERASURE = shapeOf<Erasure>({ userId: FIELDS.id.required(), at: Joi.date().iso().required() });

/** @throws Error for an invalid line, so that no erasure is overlooked */
export function readErasure(line: string): Erasure {
  const { value, error } = ERASURE.validate(JSON.parse(line));
  if (error) throw new Error(`not a line of an erasure log: ${error.message}`);
  return value;
}
