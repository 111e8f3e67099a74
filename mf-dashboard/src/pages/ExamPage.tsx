import { useSearchParams } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useLayoutEffect } from 'react';
import { ExamLoader } from '../features/exam/components/ExamLoader.tsx';
import { MissingExam } from '../features/exam/components/MissingExam.tsx';
import { TrialLoader } from '../features/exam/components/TrialLoader.tsx';
import { testIdOf, trialOf } from '../shared/test-address.ts';

/** tests/exam?testId= plays an exam, ?trial=&lang= an unscored trial of a category. */
export function ExamPage() {
  const { navigation } = usePortal();
  const [query] = useSearchParams();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  return <Asked query={query} />;
}

function Asked({ query }: { readonly query: URLSearchParams }) {
  const testId = testIdOf(query);
  if (testId !== null) return <ExamLoader testId={testId} />;
  const trial = trialOf(query);
  return trial ? <TrialLoader trial={trial} /> : <MissingExam />;
}
