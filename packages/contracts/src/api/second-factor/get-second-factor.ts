import { declare } from '../declare.ts';
import { SECOND_FACTOR } from './second-factor.ts';

export const getSecondFactor = declare({
  method: 'get',
  path: '/api/v1/auth/totp',
  summary: 'Whether sign-ins ask for a code, and how many recovery codes are left',
  access: 'active',
  answer: SECOND_FACTOR,
});
