import Joi from 'joi';
import {
  SECURITY_EVENTS,
  SECURITY_LOG_PAGE,
  SECURITY_OUTCOMES,
  type SecurityEvent,
  type SecurityOutcome,
} from '../../account/security-events.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { DEVICE, type DeviceDto } from '../sessions/device.ts';

/** An entry of `GET v1/users/security-log`, the newest first; kept for 90 days. */
export interface SecurityEventDto {
  /** As `cursor` it asks for the entries that are older than this one. */
  readonly id: string;
  readonly event: SecurityEvent;
  readonly outcome: SecurityOutcome;
  readonly at: string;
  readonly device: DeviceDto;
  /** Whether it came from the network that asks now. */
  readonly here: boolean;
}

interface SecurityLogPage {
  readonly limit: number;
  readonly cursor?: string;
}

export const getSecurityLog = declare({
  method: 'get',
  path: '/api/v1/users/security-log',
  summary: 'Lists what happened to the account lately, the newest first',
  access: 'signed-in',
  query: shapeOf<WithDefaults<SecurityLogPage, 'limit'>>({
    limit: Joi.number().integer().min(1).max(SECURITY_LOG_PAGE).default(SECURITY_LOG_PAGE),
    cursor: Joi.string().pattern(/^[0-9a-f]{24}$/),
  }),
  answer: named(
    'SecurityLog',
    listOf(
      shapeOf<SecurityEventDto>({
        id: Joi.string().required(),
        event: Joi.string()
          .valid(...SECURITY_EVENTS)
          .required(),
        outcome: Joi.string()
          .valid(...SECURITY_OUTCOMES)
          .required(),
        at: FIELDS.instant.required(),
        device: DEVICE.required(),
        here: Joi.boolean().required(),
      }),
    ),
  ),
});
