import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { MedalStore } from './store.ts';

/** What was earned longer ago is told to nobody: statistics that are rebuilt award it once more. */
const NEWS_MS = 60 * 60_000;

export interface TellParts {
  readonly medals: Pick<MedalStore, 'awardedFor'>;
  readonly notices: Notices;
  readonly clock: Clock;
}

/**
 * Tells the learner's open pages of the medals that something brought.
 * @param at when that happened
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
