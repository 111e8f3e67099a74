import { declare } from '../declare.ts';
import { ONE_QUESTION } from '../questions/one-question.ts';

export const addBookmark = declare({
  method: 'put',
  path: '/api/v1/tests/bookmarks/:questionNumber',
  summary: 'Bookmarks a question',
  access: 'active',
  params: ONE_QUESTION,
  problems: ['too-many-bookmarks'],
});
