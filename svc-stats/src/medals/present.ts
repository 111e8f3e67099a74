import type { MedalDto } from '@zielona-fala/contracts';
import type { Medal } from './medal.ts';

export function medalDto({ medal, category, awardedAt }: Medal): MedalDto {
  return { medal, ...(category !== null && { category }), awardedAt: awardedAt.toISOString() };
}
