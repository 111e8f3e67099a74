import type { CategoryName } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { categoryUnavailable } from '../draw/unavailable.ts';
import type { Study } from './study.ts';

const ONE_CATEGORY = shapeOf<{ category: CategoryName }>({ category: FIELDS.category.required() });

/**
 * Calls that tell learners what to do next and how they stand.
 * @param ownWrites waits for the preferences that the learner has just changed
 */
export function studyEndpoints(study: Study, ownWrites: RequestHandler): readonly Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/tests/plan/:category',
      summary: "Today's plan: what to answer next",
      access: 'active',
      params: ONE_CATEGORY,
      before: [ownWrites],
      returns: RESPONSES.plan,
      handle: ({ params, user }) => study.plan(user.userId, params.category),
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/tests/readiness/:category',
      summary: 'The chance to pass an exam today, or what is missing to tell it',
      problems: ['category-unavailable'],
      access: 'active',
      params: ONE_CATEGORY,
      before: [ownWrites],
      returns: RESPONSES.readiness,
      async handle({ params: { category }, user }) {
        const readiness = await study.readiness(user.userId, category);
        if (readiness === null) throw categoryUnavailable(category);
        return readiness;
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/tests/topics/:category',
      summary: 'The topics of a category, and how far each is mastered',
      access: 'active',
      params: ONE_CATEGORY,
      before: [ownWrites],
      returns: RESPONSES.topics,
      handle: ({ params, user }) => study.topics(user.userId, params.category),
    }),
  ];
}
