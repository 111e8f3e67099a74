import { declare } from '../declare.ts';
import { SECOND_FACTOR } from './second-factor.ts';

export const getSecondFactor = declare({
  method: 'get',
  path: '/api/v1/auth/totp',
  summary: 'Returns whether the second factor is on, and how many recovery codes are left',
  access: 'active',
  answer: SECOND_FACTOR,
});
