import { declare } from '../declare.ts';

export const getDocumentPage = declare({
  method: 'get',
  path: '/api/docs',
  summary: 'Returns a page to read this document on',
  access: 'public',
  mediaTypes: ['text/html'],
  alsoAnswers: { 304: 'What the caller has is the present one' },
});
