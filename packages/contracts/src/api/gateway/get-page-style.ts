import { declare } from '../declare.ts';

export const getPageStyle = declare({
  method: 'get',
  path: '/api/docs/swagger-ui.css',
  summary: 'Returns the styles of that page',
  access: 'public',
  mediaTypes: ['text/css'],
  alsoAnswers: { 304: 'What the caller has is the present one' },
});
