import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { WRONG_CODE_DELAY } from './limits.ts';
import { RECOVERY_CODES } from './recovery-codes.ts';

export const confirmSecondFactor = declare({
  method: 'post',
  path: '/api/v1/auth/totp/confirm',
  summary: 'Turns the second factor on by its first code, and returns the recovery codes',
  access: 'active',
  body: shapeOf<{ readonly code: string }>({ code: FIELDS.secondFactorCode.required() }),
  answer: RECOVERY_CODES,
  problems: ['not-found', 'second-factor-on'],
  limits: [WRONG_CODE_DELAY],
});
