import Joi from 'joi';
import { named, shapeOf } from '../../schemas/shape.ts';

/** Codes that each let in once without the app; no other answer holds them. */
export interface RecoveryCodesDto {
  readonly recoveryCodes: readonly string[];
}

export const RECOVERY_CODES = named(
  'RecoveryCodes',
  shapeOf<RecoveryCodesDto>({
    recoveryCodes: Joi.array().items(Joi.string()).required(),
  }),
);
