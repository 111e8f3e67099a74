import { getPlan } from '@zielona-fala/contracts/api/study/get-plan';
import { getReadiness } from '@zielona-fala/contracts/api/study/get-readiness';
import { getTopics } from '@zielona-fala/contracts/api/study/get-topics';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { categoryUnavailable } from '../draw/unavailable.ts';
import type { Study } from './study.ts';

/**
 * Calls that return the next steps and the progress of a learner.
 * @param ownWrites waits for the preferences that the learner has just changed
 */
export function studyRoutes(study: Study, ownWrites: RequestHandler): readonly Endpoint[] {
  return [
    serve(getPlan, [ownWrites], ({ params, user }) => study.plan(user.userId, params.category)),
    serve(getReadiness, [ownWrites], async ({ params: { category }, user }) => {
      const readiness = await study.readiness(user.userId, category);
      if (readiness === null) throw categoryUnavailable(category);
      return readiness;
    }),
    serve(getTopics, [ownWrites], ({ params, user }) => study.topics(user.userId, params.category)),
  ];
}
