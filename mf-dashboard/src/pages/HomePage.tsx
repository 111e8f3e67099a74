import { useUser } from '@zielona-fala/web-kit/session';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { CountsPanel } from '../features/home/components/CountsPanel.tsx';
import { LastResults } from '../features/home/components/LastResults.tsx';
import { LevelPanel } from '../features/home/components/LevelPanel.tsx';
import { StartPanel } from '../features/home/components/StartPanel.tsx';
import { ResumeBanner } from '../features/resume/components/ResumeBanner.tsx';
import { useUnfinishedExam } from '../features/resume/use-unfinished.ts';
import { useCategory } from '../shared/use-category.ts';
import { useTests } from '../shared/use-tests.ts';
import { useUserStats } from '../shared/use-user-stats.ts';
import * as css from './HomePage.module.css';

/**
 * dashboard/home: what to do now, and how it has gone so far. Waits until all of it is known, so that nothing moves while
 * it is read.
 */
export function HomePage() {
  const category = useCategory();
  const exam = useUnfinishedExam();
  const user = useUser();
  const isLoading = [useTests(category), useUserStats(category)].some(({ data, error }) => !data && !error);
  const [isReady, setReady] = useState(false);
  // once shown it stays: a part that asks again says so by itself
  if (!isReady && user && exam !== undefined && !isLoading) setReady(true);
  if (!isReady) return <PageSkeleton />;
  return (
    <>
      {exam ? <ResumeBanner exam={exam} /> : null}
      <div className={css.today}>
        <StartPanel category={category} />
        <LastResults category={category} />
        <LevelPanel />
        <CountsPanel category={category} />
      </div>
    </>
  );
}
