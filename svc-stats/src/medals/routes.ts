import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import { medalDto } from './present.ts';
import type { MedalStore } from './store.ts';

/** @param ownWrites makes a read wait for the learner's own last test */
export function medalEndpoints(medals: Pick<MedalStore, 'all'>, ownWrites: RequestHandler): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/stats/medals',
      summary: "The learner's medals, the newest first",
      access: 'active',
      returns: RESPONSES.medals,
      before: [ownWrites],
      async handle({ user: { userId } }) {
        return (await medals.all(userId)).map(medalDto);
      },
    }),
  ];
}
