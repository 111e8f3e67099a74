import { declare } from '../declare.ts';
import { ACCESS_TOKEN } from './access-token.ts';

export const renewSession = declare({
  method: 'post',
  path: '/api/v1/auth/refresh',
  summary: 'Issues a new access token for the refresh cookie',
  access: 'public',
  answer: ACCESS_TOKEN,
  problems: ['unauthorized'],
});
