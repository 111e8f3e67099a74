import type { LevelInfo } from '../../level/level.ts';
import { named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { LEVEL_FIELDS } from './level-fields.ts';

export const getLevel = declare({
  method: 'get',
  path: '/api/v1/users/level',
  summary: "Returns the learner's level and experience",
  access: 'signed-in',
  answer: named('Level', shapeOf<LevelInfo>(LEVEL_FIELDS)),
});
