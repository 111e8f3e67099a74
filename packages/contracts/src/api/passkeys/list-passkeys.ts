import { listOf, named } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { PASSKEY } from './passkey.ts';

export const listPasskeys = declare({
  method: 'get',
  path: '/api/v1/auth/passkeys',
  summary: "Lists the learner's passkeys",
  access: 'active',
  answer: named('Passkeys', listOf(PASSKEY)),
});
