import { getTopicCounts } from '@zielona-fala/contracts/api/stats/get-topic-counts';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { shareDto } from './share.ts';
import type { TopicStore } from './store.ts';

/** @param ownWrites makes a read wait for the learner's own last test */
export function topicRoutes(topics: Pick<TopicStore, 'counts'>, ownWrites: RequestHandler): Endpoint[] {
  return [
    serve(getTopicCounts, [ownWrites], async ({ params: { category }, user: { userId } }) =>
      (await topics.counts(userId, category)).map(shareDto),
    ),
  ];
}
