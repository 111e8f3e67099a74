import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { MedalStore } from './store.ts';

/** Medals earned longer ago are not announced, because a rebuild awards them again. */
const NEWS_MS = 60 * 60_000;

export interface TellParts {
  readonly medals: Pick<MedalStore, 'awardedFor'>;
  readonly notices: Notices;
  readonly clock: Clock;
}

/**
 * Announces the medals with this cause to the learner's open pages.
 * @param at when the cause happened
 */
export async function tellMedals(
  { medals, notices, clock }: TellParts,
  { userId, cause, at }: { readonly userId: number; readonly cause: string; readonly at: string },
): Promise<void> {
  if (clock.now().getTime() - new Date(at).getTime() > NEWS_MS) return;
  for (const { medal } of await medals.awardedFor(userId, cause)) {
    await notices.append(userId, { id: `${cause} ${medal}`, type: 'medal', data: { medal } });
  }
}
