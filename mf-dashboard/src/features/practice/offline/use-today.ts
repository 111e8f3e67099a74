import type { PlanDto, ReadinessDto } from '@zielona-fala/contracts';
import { planIn, readinessIn } from '@zielona-fala/learning';
import { useMemo } from 'react';
import { useGetPlanQuery, useGetReadinessQuery } from '../../../shared/api/study.ts';
import { isWaiting, type OfflineAnswer, type OfflinePack } from '../../../shared/offline/offline-pack.ts';
import { standingOf } from './pack-standing.ts';

export interface Today {
  readonly plan: PlanDto;
  /** Null where the category's questions cannot fill an exam. */
  readonly readiness: ReadinessDto | null;
  /** Worked out in this browser, not by the server. */
  readonly isOwn: boolean;
}

/**
 * Plan and readiness: the server's once it has every answer, and until then worked out here.
 * @returns null while there are none, as for an old pack without a network
 */
export function useToday(
  pack: OfflinePack,
  answers: readonly OfflineAnswer[],
  hasNetwork: boolean,
): Today | null {
  const { category } = pack;
  const skip = !hasNetwork || answers.some(isWaiting);
  const plan = useGetPlanQuery(category, { skip });
  const readiness = useGetReadinessQuery(category, { skip });
  const own = useMemo(() => {
    const standing = standingOf(pack, answers, new Date());
    return standing && { plan: planIn(standing), readiness: readinessIn(standing), isOwn: true };
  }, [pack, answers]);
  const isServed = plan.isSuccess && readiness.isSuccess && !plan.isFetching && !readiness.isFetching;
  return !skip && isServed ? { plan: plan.data, readiness: readiness.data, isOwn: false } : own;
}
