import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { BASE64URL, CREDENTIAL } from './credentials.ts';
import { PASSKEY } from './passkey.ts';

export const addPasskey = declare({
  method: 'post',
  path: '/api/v1/auth/passkeys/register/verify',
  summary: 'Adds a passkey',
  access: 'signed-in',
  body: shapeOf<{ readonly response: RegistrationResponseJSON }>({
    response: shapeOf<RegistrationResponseJSON>({
      ...CREDENTIAL,
      response: shapeOf<RegistrationResponseJSON['response']>({
        clientDataJSON: BASE64URL.required(),
        attestationObject: BASE64URL.required(),
        authenticatorData: BASE64URL,
        transports: Joi.array().items(Joi.string().max(32)).max(16),
        publicKeyAlgorithm: Joi.number().integer(),
        publicKey: BASE64URL,
      }).required(),
    }).required(),
  }),
  answer: PASSKEY,
  status: 201,
  problems: ['too-many-passkeys'],
});
