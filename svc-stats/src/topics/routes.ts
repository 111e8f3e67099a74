import { ENOUGH_ANSWERS, type TopicShareDto } from '@zielona-fala/contracts';
import { getTopicCounts } from '@zielona-fala/contracts/api/stats/get-topic-counts';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { TopicCount, TopicStore } from './store.ts';

function shareDto(count: TopicCount): TopicShareDto {
  const { asked, correct } = count;
  return { ...count, share: asked < ENOUGH_ANSWERS ? null : correct / asked };
}

/** @param ownWrites makes a read wait for the learner's own last test */
export function topicRoutes(topics: Pick<TopicStore, 'counts'>, ownWrites: RequestHandler): Endpoint[] {
  return [
    serve(getTopicCounts, [ownWrites], async ({ params: { category }, user: { userId } }) =>
      (await topics.counts(userId, category)).map(shareDto),
    ),
  ];
}
