import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';

/** `GET v1/users/push`: notifications on the device that asks, which is the one of its session. */
export interface PushDto {
  /** Of the portal's signatures, which browsers subscribe with; null where the portal sends no notifications. */
  readonly publicKey: string | null;
  /** Where they are sent for this device, which its browser knows too; null while they are off. */
  readonly endpoint: string | null;
  /** To how many other devices of the learner. */
  readonly others: number;
}

export const PUSH = named(
  'Push',
  shapeOf<PushDto>({
    publicKey: Joi.string().allow(null).required(),
    endpoint: Joi.string().allow(null).required(),
    others: FIELDS.count.required(),
  }),
);
