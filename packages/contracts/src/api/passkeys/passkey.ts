import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { DEVICE, type DeviceDto } from '../sessions/device.ts';

/** A passkey in `GET v1/auth/passkeys`, the oldest first. */
export interface PasskeyDto {
  readonly id: string;
  /** Chosen by the learner, initially the name of the authenticator (“iCloud Keychain”); null if neither is known. */
  readonly name: string | null;
  /** Where it was added. */
  readonly device: DeviceDto;
  readonly created: string;
  /** Null before its first sign-in. */
  readonly lastUsed: string | null;
  /** True for a passkey added before a password reset: it cannot be used to sign in until it is confirmed. */
  readonly unconfirmed?: true;
}

export const PASSKEY = named(
  'Passkey',
  shapeOf<PasskeyDto>({
    id: Joi.string().required(),
    name: Joi.string().allow(null).required(),
    device: DEVICE.required(),
    created: FIELDS.instant.required(),
    lastUsed: FIELDS.instant.allow(null).required(),
    unconfirmed: FIELDS.isTrue,
  }),
);
