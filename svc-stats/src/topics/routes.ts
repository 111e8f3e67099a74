import type { CategoryName } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { shareDto } from './share.ts';
import type { TopicStore } from './store.ts';

/** @param ownWrites makes a read wait for the learner's own last test */
export function topicEndpoints(topics: Pick<TopicStore, 'counts'>, ownWrites: RequestHandler): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/stats/:category/topics',
      summary: 'How many questions of each topic were asked and answered right, in all finished tests',
      access: 'active',
      params: shapeOf<{ category: CategoryName }>({ category: FIELDS.category.required() }),
      returns: RESPONSES.topicShares,
      before: [ownWrites],
      handle: async ({ params: { category }, user: { userId } }) =>
        (await topics.counts(userId, category)).map(shareDto),
    }),
  ];
}
