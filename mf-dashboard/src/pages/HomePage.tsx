import { useUser } from '@zielona-fala/web-kit/session';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { useGetGroupsQuery } from '../features/groups/api/groups.ts';
import { JoinedGroupsToday } from '../features/groups/components/JoinedGroupsToday.tsx';
import { LedGroupsToday, useLedGroupsKnown } from '../features/groups/components/LedGroupsToday.tsx';
import { CountsPanel } from '../features/home/components/CountsPanel.tsx';
import { LastResults } from '../features/home/components/LastResults.tsx';
import { LevelPanel } from '../features/home/components/LevelPanel.tsx';
import { Onboarding } from '../features/onboarding/components/Onboarding.tsx';
import { useOnboarding } from '../features/onboarding/use-onboarding.ts';
import { PlanPanel } from '../features/plan/components/PlanPanel.tsx';
import { ReadinessPanel } from '../features/readiness/components/ReadinessPanel.tsx';
import { ResumeBanner } from '../features/resume/components/ResumeBanner.tsx';
import { useUnfinishedTest } from '../features/resume/use-unfinished.ts';
import { StreakPanel } from '../features/streak/components/StreakPanel.tsx';
import { WeakTopics } from '../features/weak-topics/components/WeakTopics.tsx';
import { useSendWhenOnline } from '../shared/offline/use-send-when-online.ts';
import { CostlyRules } from '../shared/rules/CostlyRules.tsx';
import { useCategory } from '../shared/use-category.ts';
import { useTests } from '../shared/use-tests.ts';
import * as css from './HomePage.module.css';

/** How long an empty page is acceptable. */
const PATIENCE_MS = 2000;

/** Whether a page has waited long enough for what it can do without. */
function useTooLong(): boolean {
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTooLong;
}

/**
 * dashboard/home: what to do now, and how it has gone so far. Waits a moment for what decides which panels there are, and
 * goes on without it; each of them keeps its place until it has an answer, and says by itself when there is none.
 */
export function HomePage() {
  const category = useCategory();
  const unfinished = useUnfinishedTest();
  const user = useUser();
  const tests = useTests(category);
  const onboarding = useOnboarding(category, tests.currentData);
  const { data: groups = [] } = useGetGroupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const areLedGroupsKnown = useLedGroupsKnown();
  const isTooLong = useTooLong();
  useSendWhenOnline();
  const [isReady, setReady] = useState(false);
  const isKnown =
    unfinished !== undefined &&
    (onboarding.step !== undefined || tests.error !== undefined) &&
    areLedGroupsKnown;
  if (!isReady && user && (isKnown || isTooLong)) setReady(true);
  if (!isReady) return <PageSkeleton />;
  const hasOpenAnswers = (unfinished?.answeredCount ?? 0) > 0;
  const open = unfinished && unfinished.mode !== 'exam' ? unfinished : null;
  const isNewcomer = Boolean(onboarding.step);
  // the first column is long with what groups ask for
  const isStreakBeside = isNewcomer || groups.some(({ role }) => role === 'member');
  // without a result they would be empty, all for the same reason
  const hasResults = tests.currentData?.some(({ status }) => status !== 'unfinished') ?? !isNewcomer;
  return (
    <>
      {unfinished ? <ResumeBanner test={unfinished} /> : null}
      <LedGroupsToday />
      <div className={css.today}>
        <div className={css.column}>
          {onboarding.step ? (
            <Onboarding
              category={category}
              open={open}
              step={onboarding.step}
              steps={onboarding.steps}
              onStep={onboarding.goTo}
            />
          ) : (
            <PlanPanel category={category} open={open} takesFocus={onboarding.isJustOver} />
          )}
          <JoinedGroupsToday />
          {isNewcomer ? null : (
            <>
              {isStreakBeside ? null : <StreakPanel hasOpenAnswers={hasOpenAnswers} />}
              <div className={css.past}>
                <LevelPanel />
                {hasResults ? <CountsPanel category={category} /> : null}
              </div>
            </>
          )}
        </div>
        <div className={css.column}>
          <ReadinessPanel category={category} isNewcomer={isNewcomer} />
          {isStreakBeside ? <StreakPanel hasOpenAnswers={hasOpenAnswers} /> : null}
          {hasResults ? (
            <>
              <WeakTopics category={category} />
              <CostlyRules category={category} />
              <LastResults category={category} />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}
