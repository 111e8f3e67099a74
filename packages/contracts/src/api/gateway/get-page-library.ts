import { declare } from '../declare.ts';

export const getPageLibrary = declare({
  method: 'get',
  path: '/api/docs/swagger-ui.js',
  summary: 'Returns the script of that page',
  access: 'public',
  mediaTypes: ['text/javascript'],
  alsoAnswers: { 304: 'What the caller has is the present one' },
});
