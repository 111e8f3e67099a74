import Joi from 'joi';
import { SECURITY_OUTCOMES, type SecurityOutcome } from '../../account/security-events.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';
import { PASSKEY, type PasskeyDto } from '../passkeys/passkey.ts';
import { PREFERENCES, type PreferencesDto } from '../preferences/preferences.ts';
import { SECOND_FACTOR, type SecondFactorDto } from '../second-factor/second-factor.ts';
import { DEVICE, type DeviceDto } from '../sessions/device.ts';
import { STATISTICS_EXPORT, type StatisticsExportDto } from './export-statistics.ts';
import { TESTS_EXPORT, type TestsExportDto } from './export-tests.ts';

const text = Joi.string().required();
const instant = FIELDS.instant.required();
const count = FIELDS.count.required();

/**
 * `GET v1/users/export`: everything that is held about the learner, in all services, without what would let somebody
 * in (hashes, tokens). Dates are ISO 8601 in UTC.
 */
export interface DataExportDto {
  readonly exportedAt: string;
  readonly account: ExportedAccountDto;
  readonly preferences: PreferencesDto;
  /** Null without one. Excludes its secret and recovery codes. */
  readonly secondFactor: SecondFactorDto | null;
  readonly passkeys: readonly PasskeyDto[];
  /** Signed-in devices. */
  readonly sessions: readonly ExportedSessionDto[];
  /** Mailed links that can still be used. */
  readonly links: readonly { readonly kind: string; readonly expires: string }[];
  /** Mails that were not sent yet. */
  readonly waitingMails: readonly { readonly kind: string; readonly to: string; readonly created: string }[];
  readonly securityLog: readonly ExportedSecurityEventDto[];
  /** What svc-tests holds. */
  readonly tests: TestsExportDto;
  /** What svc-stats holds. */
  readonly statistics: StatisticsExportDto;
}

export interface ExportedAccountDto {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  /** The address that the learner wants instead, until it is confirmed. */
  readonly newEmail: string | null;
  readonly created: string;
  readonly isActive: boolean;
  readonly experiencePoints: number;
  /** The account at Google that opens this one. */
  readonly google: {
    readonly issuer: string;
    readonly subject: string;
    readonly linkedAt: string;
  } | null;
}

export interface ExportedSessionDto {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  readonly expires: string;
  readonly device: DeviceDto;
  /** The push service that delivers notifications to the device, and since when; null where they are off. */
  readonly notifications: { readonly service: string; readonly since: string } | null;
}

export interface ExportedSecurityEventDto {
  readonly event: string;
  readonly outcome: SecurityOutcome;
  readonly at: string;
  /** Pseudonym of the network it came from. */
  readonly place: string | null;
  readonly device: DeviceDto | null;
}

export const DATA_EXPORTS = {
  name: 'export',
  calls: 10,
  seconds: 60 * 60,
  per: 'account',
  message: 'You have exported your data often within the last hour. Try again later',
} as const satisfies CallLimit;

export const getDataExport = declare({
  method: 'get',
  path: '/api/v1/users/export',
  summary: 'Returns everything that is stored about the learner, as a file',
  access: 'signed-in',
  answer: named(
    'DataExport',
    shapeOf<DataExportDto>({
      exportedAt: instant,
      account: shapeOf<ExportedAccountDto>({
        userId: FIELDS.id.required(),
        username: text,
        email: text,
        newEmail: Joi.string().allow(null).required(),
        created: instant,
        isActive: Joi.boolean().required(),
        experiencePoints: count,
        google: shapeOf<NonNullable<ExportedAccountDto['google']>>({
          issuer: text,
          subject: text,
          linkedAt: instant,
        })
          .allow(null)
          .required(),
      }).required(),
      preferences: PREFERENCES.required(),
      secondFactor: SECOND_FACTOR.allow(null).required(),
      passkeys: listOf(PASSKEY).required(),
      sessions: listOf(
        shapeOf<ExportedSessionDto>({
          id: text,
          created: instant,
          lastSeen: instant,
          expires: instant,
          device: DEVICE.required(),
          notifications: shapeOf<NonNullable<ExportedSessionDto['notifications']>>({
            service: text,
            since: instant,
          })
            .allow(null)
            .required(),
        }),
      ).required(),
      links: listOf(shapeOf<DataExportDto['links'][number]>({ kind: text, expires: instant })).required(),
      waitingMails: listOf(
        shapeOf<DataExportDto['waitingMails'][number]>({ kind: text, to: text, created: instant }),
      ).required(),
      securityLog: listOf(
        shapeOf<ExportedSecurityEventDto>({
          event: text,
          outcome: Joi.string()
            .valid(...SECURITY_OUTCOMES)
            .required(),
          at: instant,
          place: Joi.string().allow(null).required(),
          device: DEVICE.allow(null).required(),
        }),
      ).required(),
      tests: TESTS_EXPORT.required(),
      statistics: STATISTICS_EXPORT.required(),
    }),
  ),
  limits: [DATA_EXPORTS],
});
