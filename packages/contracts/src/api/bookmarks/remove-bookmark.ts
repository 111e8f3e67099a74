import { declare } from '../declare.ts';
import { ONE_QUESTION } from '../questions/one-question.ts';

export const removeBookmark = declare({
  method: 'delete',
  path: '/api/v1/tests/bookmarks/:questionNumber',
  summary: 'Removes the bookmark of a question',
  access: 'active',
  params: ONE_QUESTION,
});
