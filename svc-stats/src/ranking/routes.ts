import { getOwnRank } from '@zielona-fala/contracts/api/stats/get-own-rank';
import { getRanking } from '@zielona-fala/contracts/api/stats/get-ranking';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { RankingReader } from './read-ranking.ts';

/** @param ownWrites makes a read wait for the learner's own last exam */
export function rankingRoutes(ranking: RankingReader, ownWrites: RequestHandler): Endpoint[] {
  return [
    serve(getRanking, [ownWrites], async ({ params: { category }, query: { period }, user: { userId } }) => {
      return ranking.best({ userId, category, period });
    }),
    serve(getOwnRank, [ownWrites], async ({ params: { category }, query: { period }, user: { userId } }) => {
      return ranking.own({ userId, category, period });
    }),
  ];
}
