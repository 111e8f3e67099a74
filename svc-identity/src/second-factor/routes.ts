import { CURRENT_PASSWORD_RULE, type StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import { clientOf } from '../client.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/own-password.ts';
import type { Proofs } from './own-factors.ts';
import type { BothFactors, SecondFactorSetting } from './setting.ts';

const OK: StatusDto = { status: 'ok' };
const PASSWORD = Joi.string().min(CURRENT_PASSWORD_RULE.min).max(CURRENT_PASSWORD_RULE.max);
const PATH = '/api/v1/auth/totp';

/** Of calls that ask for a fresh proof. */
export const PROOFS = shapeOf<Proofs>({ password: PASSWORD, code: FIELDS.secondFactorCode });
const CODE = shapeOf<{ code: string }>({ code: FIELDS.secondFactorCode.required() });
const BOTH = shapeOf<BothFactors>({
  password: PASSWORD,
  code: FIELDS.secondFactorCode.required(),
});

export function secondFactorRoutes(setting: SecondFactorSetting): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: PATH,
      summary: 'Whether sign-ins ask for a code, and how many recovery codes are left',
      access: 'active',
      returns: RESPONSES.secondFactor,
      handle: ({ user }) => setting.read(user.userId),
    }),
    endpoint({
      method: 'post',
      path: PATH,
      summary: 'Begins the second factor: the secret for the app; asks for a fresh proof',
      problems: ['second-factor-on', 'sign-in-again'],
      limits: OWN_PASSWORD_LIMITS,
      access: 'active',
      body: PROOFS,
      returns: RESPONSES.secondFactorSecret,
      handle: ({ user, body, request }) => setting.begin(user, body, clientOf(request)),
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/confirm`,
      summary: 'Turns the second factor on by the first code, and gives the recovery codes',
      problems: ['not-found', 'second-factor-on'],
      access: 'active',
      body: CODE,
      returns: RESPONSES.recoveryCodes,
      handle: async ({ user, body, request }) => ({
        recoveryCodes: await setting.confirm(user, body.code, clientOf(request)),
      }),
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/recovery-codes`,
      summary: 'Replaces the recovery codes',
      problems: ['not-found', 'sign-in-again'],
      limits: OWN_PASSWORD_LIMITS,
      access: 'active',
      body: BOTH,
      returns: RESPONSES.recoveryCodes,
      handle: async ({ user, body, request }) => ({
        recoveryCodes: await setting.replaceRecoveryCodes(user, body, clientOf(request)),
      }),
    }),
    endpoint({
      method: 'delete',
      path: PATH,
      summary: 'Turns the second factor off',
      problems: ['not-found', 'sign-in-again'],
      limits: OWN_PASSWORD_LIMITS,
      access: 'active',
      body: BOTH,
      returns: RESPONSES.status,
      handle: async ({ user, body, request }) => {
        await setting.turnOff(user, body, clientOf(request));
        return OK;
      },
    }),
  ];
}
