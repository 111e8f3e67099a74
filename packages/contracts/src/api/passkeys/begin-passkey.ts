import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import Joi from 'joi';
import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { PROOFS } from '../second-factor/proofs.ts';
import { PASSKEY_ADDITIONS } from './limits.ts';

export const beginPasskey = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/register/options',
  summary:
    'Returns the options for creating a passkey; requires a fresh proof. Before the account is active, one may be added',
  access: 'signed-in',
  body: PROOFS,
  answer: Joi.object<PublicKeyCredentialCreationOptionsJSON>().unknown(),
  problems: ['too-many-passkeys', 'sign-in-again'],
  limits: [PASSKEY_ADDITIONS, ...OWN_PASSWORD_LIMITS],
});
