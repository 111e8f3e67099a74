import { useSearchParams } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { ExamLoader } from '../features/exam/components/ExamLoader.tsx';
import { MissingExam } from '../features/exam/components/MissingExam.tsx';
import { PlayerSkeleton } from '../features/exam/components/PlayerSkeleton.tsx';
import { TrialLoader } from '../features/exam/components/TrialLoader.tsx';
import { withPageTexts } from '../page-texts.tsx';
import { examOf, trialOf } from '../shared/test-address.ts';

// lent to the rehearsal: in the files of two pages it would make the player's script larger
export { LocalExam } from '../features/exam/components/LocalExam.tsx';

// an exam does without its code
const Practice = lazy(async () => ({
  default: withPageTexts((await import('../features/practice/components/Practice.tsx')).Practice),
}));

/** tests/exam?testId=&lang=&cat= plays a test, ?trial=&lang= an unscored trial of a category. No update is taken meanwhile. */
export function ExamPage() {
  const { navigation } = usePortal();
  const [query] = useSearchParams();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  useLayoutEffect(() => navigation.holdUpdates(), [navigation]);
  return <Asked query={query} />;
}

function Asked({ query }: { readonly query: URLSearchParams }) {
  const exam = examOf(query);
  if (exam) {
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        <ExamLoader exam={exam} learning={Practice} />
      </Suspense>
    );
  }
  const trial = trialOf(query);
  return trial ? <TrialLoader trial={trial} /> : <MissingExam />;
}
