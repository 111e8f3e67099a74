import Joi from 'joi';
import {
  type AccessTokenDto,
  type AccountDto,
  type CommonPasswordsDto,
  DEVICE_KINDS,
  type DeviceDto,
  type FeatureFlagDto,
  type GoogleLinkDto,
  type PasskeyDto,
  type RecoveryCodesDto,
  SECURITY_EVENTS,
  SECURITY_OUTCOMES,
  type SecondFactorDto,
  type SecondFactorSecretDto,
  type SecurityEventDto,
  type SessionDto,
  type SignInMethodsDto,
  type StatusDto,
  type UserDto,
} from '../dto/identity.ts';
import { type PreferencesDto, THEME_PREFERENCES } from '../dto/preferences.ts';
import type { LevelInfo } from '../level/level.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';

const LEVEL_FIELDS = {
  level: FIELDS.count.required(),
  experiencePoints: FIELDS.count.required(),
  experienceToNextLevel: FIELDS.count.required(),
};

export const DEVICE = shapeOf<DeviceDto>({
  browser: Joi.string().allow(null).required(),
  system: Joi.string().allow(null).required(),
  kind: Joi.string()
    .valid(...DEVICE_KINDS)
    .required(),
});

export const PREFERENCES = shapeOf<PreferencesDto>({
  language: FIELDS.locale.required(),
  theme: Joi.string()
    .valid(...THEME_PREFERENCES)
    .required(),
  timeZone: FIELDS.timeZone.required(),
  dailyGoal: FIELDS.count.required(),
  examDate: FIELDS.day.allow(null).required(),
  showInRankings: Joi.boolean().required(),
  isFirstEveningOver: Joi.boolean().required(),
});

export const SECOND_FACTOR = shapeOf<SecondFactorDto>({
  since: FIELDS.instant.allow(null).required(),
  recoveryCodesLeft: FIELDS.count.required(),
});

export const PASSKEY = shapeOf<PasskeyDto>({
  id: Joi.string().required(),
  name: Joi.string().allow(null).required(),
  device: DEVICE.required(),
  created: FIELDS.instant.required(),
  lastUsed: FIELDS.instant.allow(null).required(),
  unconfirmed: Joi.valid(true),
});

export const IDENTITY_RESPONSES = {
  status: shapeOf<StatusDto>({ status: Joi.string().valid('ok').required() }),
  accessToken: shapeOf<AccessTokenDto>({ accessToken: Joi.string().required() }),
  user: shapeOf<UserDto>({
    userId: FIELDS.id.required(),
    username: Joi.string().required(),
    email: Joi.string().required(),
    created: FIELDS.instant.required(),
    isActive: Joi.boolean().required(),
    ...LEVEL_FIELDS,
  }),
  level: shapeOf<LevelInfo>(LEVEL_FIELDS),
  sessions: listOf(
    shapeOf<SessionDto>({
      id: Joi.string().required(),
      created: FIELDS.instant.required(),
      lastSeen: FIELDS.instant.required(),
      device: DEVICE.required(),
      current: Joi.boolean().required(),
    }),
  ),
  signInMethods: shapeOf<SignInMethodsDto>({
    password: Joi.boolean().required(),
    google: Joi.boolean().required(),
    googleUnconfirmed: Joi.valid(true),
  }),
  preferences: PREFERENCES,
  secondFactor: SECOND_FACTOR,
  secondFactorSecret: shapeOf<SecondFactorSecretDto>({
    secret: Joi.string().required(),
    uri: Joi.string().required(),
  }),
  googleLink: shapeOf<GoogleLinkDto>({ url: Joi.string().uri().required() }),
  passkey: PASSKEY,
  passkeys: listOf(PASSKEY),
  recoveryCodes: shapeOf<RecoveryCodesDto>({
    recoveryCodes: Joi.array().items(Joi.string()).required(),
  }),
  commonPasswords: shapeOf<CommonPasswordsDto>({ suffixes: Joi.array().items(Joi.string()).required() }),
  securityLog: listOf(
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
  featureFlags: listOf(shapeOf<FeatureFlagDto>({ name: Joi.string().required() })),
  accounts: listOf(
    shapeOf<AccountDto>({
      userId: FIELDS.id.required(),
      username: Joi.string().required(),
      isActive: Joi.boolean().required(),
    }),
  ),
} as const;
