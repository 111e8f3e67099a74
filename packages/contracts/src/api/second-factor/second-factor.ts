import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';

/** `GET v1/auth/totp`. */
export interface SecondFactorDto {
  /** Since when a sign-in by password needs a code; null while it does not. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
}

export const SECOND_FACTOR = named(
  'SecondFactor',
  shapeOf<SecondFactorDto>({
    since: FIELDS.instant.allow(null).required(),
    recoveryCodesLeft: FIELDS.count.required(),
  }),
);
