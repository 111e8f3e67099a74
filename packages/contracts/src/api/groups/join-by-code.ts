import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';
import { GROUP } from './group.ts';

/** Codes must not be found by trying. */
export const JOIN_ATTEMPTS = {
  name: 'join-attempts',
  calls: 20,
  seconds: 60 * 60,
  per: 'account',
} as const satisfies CallLimit;

export const joinByCode = declare({
  method: 'post',
  path: '/api/v1/tests/groups/join',
  summary: 'Joins the group that a join code belongs to',
  access: 'active',
  body: shapeOf<{ readonly code: string }>({ code: FIELDS.joinCode.required() }),
  answer: GROUP,
  problems: ['too-many-groups', 'group-full'],
  limits: [JOIN_ATTEMPTS],
  answersAnew: true,
});
