import { Redis } from 'ioredis';
import type { Figure } from '../figure.ts';
import { type Learner, signUp } from '../learner.ts';
import { requestsPerSecond, type Target } from '../measure/load.ts';
import { control, ratioFigure, refuseNoise } from '../measure/ratio-figure.ts';
import { onServices } from '../on-services.ts';
import { fillRankings, READERS } from './fill.ts';

const SIZES = {
  small: { category: 'A', learners: 10_000 },
  large: { category: 'B', learners: 1_000_000 },
} as const;
const MIN_RATIO = 0.9;

/** P6: the ranking with a million learners beside the same with ten thousand. */
export async function benchRanking(): Promise<readonly Figure[]> {
  return onServices(async (services, client) => {
    const redis = new Redis(services.redisUrl);
    try {
      const readers: Learner[] = [];
      for (let index = 0; index < READERS; index += 1) {
        readers.push(await signUp(services, client, `reader-${index}`));
      }
      const targetOf = (call: '' | '/me', { category }: (typeof SIZES)['small' | 'large']): Target => ({
        url: `${services.urls['svc-stats']}/api/v1/stats/ranking/${category}${call}`,
        callers: readers.map(({ accessToken }) => ({ 'x-access-token': accessToken })),
      });
      await fillRankings({ client, redis, readers, sizes: Object.values(SIZES) }, (category) =>
        fetch(targetOf('', category === 'A' ? SIZES.small : SIZES.large).url, {
          headers: { 'x-access-token': readers[0]?.accessToken ?? '' },
        }),
      );
      const measured = (call: '' | '/me', size: (typeof SIZES)['small' | 'large']) => () =>
        requestsPerSecond(targetOf(call, size));
      const controls = [await control(measured('/me', SIZES.small))];
      const figures: Figure[] = [];
      for (const [name, call] of [
        ['top 100', ''],
        ['own rank', '/me'],
      ] as const) {
        figures.push(
          await ratioFigure(`P6 ${name}, 1,000,000 learners ÷ 10,000`, {
            ours: measured(call, SIZES.large),
            baseline: measured(call, SIZES.small),
            least: MIN_RATIO,
          }),
        );
      }
      controls.push(await control(measured('/me', SIZES.small)));
      refuseNoise(controls);
      return figures;
    } finally {
      redis.disconnect();
    }
  });
}
