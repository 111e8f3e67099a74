import { declare } from '../declare.ts';

export const getDocument = declare({
  method: 'get',
  path: '/api/openapi.json',
  summary: 'Returns this document',
  access: 'public',
  mediaTypes: ['application/json'],
  alsoAnswers: { 304: 'What the caller has is the present one' },
});
