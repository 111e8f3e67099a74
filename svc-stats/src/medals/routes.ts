import { getMedals } from '@zielona-fala/contracts/api/stats/get-medals';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { medalDto } from './present.ts';
import type { MedalStore } from './store.ts';

/** @param ownWrites makes a read wait for the learner's own last test */
export function medalRoutes(medals: Pick<MedalStore, 'all'>, ownWrites: RequestHandler): Endpoint[] {
  return [
    serve(getMedals, [ownWrites], async ({ user: { userId } }) => {
      return (await medals.all(userId)).map(medalDto);
    }),
  ];
}
