import Joi from 'joi';
import type { FetchImplementation } from 'jose';
import { TOKEN_ALGORITHM } from './token-kind.ts';

const SIGNING_KEY = Joi.object({
  kty: Joi.valid('EC').required(),
  crv: Joi.valid('P-256').required(),
  alg: Joi.valid(TOKEN_ALGORITHM).required(),
  kid: Joi.string().required(),
  x: Joi.string().required(),
  y: Joi.string().required(),
}).unknown();

/** The set may contain keys of other kinds, but always at least one of ours. */
const KEY_SET = Joi.object({ keys: Joi.array().items(Joi.object()).has(SIGNING_KEY).required() }).unknown();

/** Fetches a key set. @throws Error if the response is not one */
export const fetchKeySet: FetchImplementation = async (url, options) => {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`the key set endpoint responded with ${answer.status}`);
  const { error } = KEY_SET.validate(await answer.clone().json(), { convert: false });
  if (error) throw new Error(`the response is not a key set: ${error.message}`);
  return answer;
};
