import { declare } from '../declare.ts';

export const getPageLibrary = declare({
  method: 'get',
  path: '/api/docs/redoc.js',
  summary: 'What that page is drawn with',
  access: 'public',
  mediaTypes: ['text/javascript'],
  alsoAnswers: { 304: 'What the caller has is the present one' },
});
