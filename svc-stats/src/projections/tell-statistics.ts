import { isCategoryName } from '@zielona-fala/contracts';
import type { Notices } from '@zielona-fala/service-kit/notices';

/** Has the learner's open pages reload the statistics of the category of this event. */
export async function tellStatistics(
  notices: Notices,
  {
    id,
    data: { userId, category },
  }: { readonly id: string; readonly data: { userId: number; category: string } },
): Promise<void> {
  // no page shows a category that this build does not know
  if (isCategoryName(category))
    await notices.append(userId, { id, type: 'stats-updated', data: { category } });
}
