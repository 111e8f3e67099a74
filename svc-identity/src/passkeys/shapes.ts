import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import Joi from 'joi';

/** What browsers send of a credential (WebAuthn level 3, `toJSON`); what it proves is found out later. */
const BASE64URL = Joi.string()
  .pattern(/^[\w-]+$/, { name: 'base64url' })
  .max(16_384);
const CREDENTIAL = {
  id: BASE64URL.max(1366).required(),
  rawId: BASE64URL.max(1366).required(),
  authenticatorAttachment: Joi.string().valid('platform', 'cross-platform'),
  clientExtensionResults: Joi.object().unknown().required(),
  type: Joi.string().valid('public-key').required(),
};

export const REGISTRATION = shapeOf<{ response: RegistrationResponseJSON }>({
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
});

export const AUTHENTICATION = shapeOf<{ response: AuthenticationResponseJSON }>({
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

/** What `navigator.credentials` takes, in JSON. */
export const CREATION_OPTIONS = Joi.object<PublicKeyCredentialCreationOptionsJSON>().unknown();
export const REQUEST_OPTIONS = Joi.object<PublicKeyCredentialRequestOptionsJSON>().unknown();
export const PASSKEY_ID = shapeOf<{ passkeyId: string }>({ passkeyId: BASE64URL.max(1366).required() });
export const PASSKEY_NAME = shapeOf<{ name: string }>({ name: FIELDS.passkeyName.required() });
