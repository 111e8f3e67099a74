import Joi from 'joi';
import { DEVICE_KINDS, type DeviceKind } from '../../account/devices.ts';
import { shapeOf } from '../../schemas/shape.ts';

/** The device as identified at sign-in, by well-known names; null if unknown. */
export interface DeviceDto {
  /** For instance `Firefox`. */
  readonly browser: string | null;
  /** For instance `Android`. */
  readonly system: string | null;
  readonly kind: DeviceKind;
}

export const DEVICE = shapeOf<DeviceDto>({
  browser: Joi.string().allow(null).required(),
  system: Joi.string().allow(null).required(),
  kind: Joi.string()
    .valid(...DEVICE_KINDS)
    .required(),
});
