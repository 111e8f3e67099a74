import { createHmac } from 'node:crypto';
import Joi from 'joi';
import { areEqualSecrets } from './equal-secrets.ts';

/** Ids that a browser keeps for us and cannot invent. */
export interface SignedIds {
  /** @returns the id with our signature, fit for a cookie */
  sign(id: string): string;
  /** @returns the id, or undefined for a text that we did not sign */
  read(text: string): string | undefined;
}

/** Secrets separated by commas: the first signs, all of them are accepted, so that a secret can be replaced without signing anybody out. */
export const SECRETS = Joi.string()
  .pattern(/^[^\s,]{32,}(,[^\s,]{32,})*$/)
  .required();

/** The purpose of what identity signs and the gateway reads: the id of a signed-in browser's session. */
export const SESSION_ID = 'session-id';

/**
 * @param secrets one or more, separated by commas, as {@link SECRETS} checks them
 * @param purpose keeps signatures of one kind of id from counting for another
 */
export function createSignedIds(secrets: string, purpose: string): SignedIds {
  const signatures = secrets
    .split(',')
    .map(
      (secret) => (id: string) => createHmac('sha256', secret).update(`${purpose}|${id}`).digest('base64url'),
    );
  const [current] = signatures;
  if (current === undefined) throw new Error('ids cannot be signed without a secret');
  return {
    sign: (id) => `${id}.${current(id)}`,
    read(text) {
      const end = text.lastIndexOf('.');
      if (end < 1) return undefined;
      const id = text.slice(0, end);
      const given = text.slice(end + 1);
      const isOurs = signatures.some((signatureOf) => areEqualSecrets(given, signatureOf(id)));
      return isOurs ? id : undefined;
    },
  };
}
