import { declare } from '../declare.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/limits.ts';
import { PROOFS } from '../second-factor/proofs.ts';
import { STATUS } from '../status.ts';

export const deleteAccount = declare({
  method: 'delete',
  path: '/api/v1/users',
  summary: 'Deletes the account and all its data; requires a fresh proof',
  access: 'signed-in',
  body: PROOFS,
  answer: STATUS,
  limits: OWN_PASSWORD_LIMITS,
});
