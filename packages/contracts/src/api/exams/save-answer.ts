import type { Answer } from '../../exam/rules.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { ANSWER_VERDICT } from '../questions/question.ts';
import { IN_LANGUAGE } from './test.ts';

export const saveAnswer = declare({
  method: 'put',
  path: '/api/v1/tests/:testId/answers/:questionNumber',
  summary: 'Saves one answer; in learning modes, returns at once whether it is right',
  access: 'active',
  params: shapeOf<{ readonly testId: number; readonly questionNumber: number }>({
    testId: FIELDS.id.required(),
    questionNumber: FIELDS.id.required(),
  }),
  query: IN_LANGUAGE,
  body: shapeOf<{ readonly answer: Answer }>({ answer: FIELDS.answer.required() }),
  answer: ANSWER_VERDICT,
  alsoAnswers: { 204: 'Saved; an exam tells nothing before its end' },
  problems: ['test-finished'],
});
