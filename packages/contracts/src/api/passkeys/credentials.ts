import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';

/** A credential as browsers send it (WebAuthn level 3, `toJSON`); only the form is validated here. */
export const BASE64URL = Joi.string()
  .pattern(/^[\w-]+$/, { name: 'base64url' })
  .max(16_384);

export const CREDENTIAL = {
  id: BASE64URL.max(1366).required(),
  rawId: BASE64URL.max(1366).required(),
  authenticatorAttachment: Joi.string().valid('platform', 'cross-platform'),
  clientExtensionResults: Joi.object().unknown().required(),
  type: Joi.string().valid('public-key').required(),
};

/** Of a path that names a passkey. */
export const ONE_PASSKEY = shapeOf<{ readonly passkeyId: string }>({
  passkeyId: BASE64URL.max(1366).required(),
});

export const AUTHENTICATION = shapeOf<{ readonly response: AuthenticationResponseJSON }>({
  response: shapeOf<AuthenticationResponseJSON>({
    ...CREDENTIAL,
    response: shapeOf<AuthenticationResponseJSON['response']>({
      clientDataJSON: BASE64URL.required(),
      authenticatorData: BASE64URL.required(),
      signature: BASE64URL.required(),
      userHandle: BASE64URL,
    }).required(),
  }).required(),
});

/** What `navigator.credentials.get` takes, in JSON. */
export const REQUEST_OPTIONS = Joi.object<PublicKeyCredentialRequestOptionsJSON>().unknown();
