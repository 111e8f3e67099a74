import Joi from 'joi';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { DEVICE, type DeviceDto } from './device.ts';

/** A signed-in device in `GET v1/auth/sessions`, the one used last first. */
export interface SessionDto {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  readonly device: DeviceDto;
  /** True for the session that asks. */
  readonly current: boolean;
}

export const listSessions = declare({
  method: 'get',
  path: '/api/v1/auth/sessions',
  summary: 'Lists the signed-in devices, the one used last first',
  access: 'signed-in',
  answer: named(
    'Sessions',
    listOf(
      shapeOf<SessionDto>({
        id: Joi.string().required(),
        created: FIELDS.instant.required(),
        lastSeen: FIELDS.instant.required(),
        device: DEVICE.required(),
        current: Joi.boolean().required(),
      }),
    ),
  ),
});
