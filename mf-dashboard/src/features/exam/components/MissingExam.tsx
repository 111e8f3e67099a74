import { lazy, Suspense } from 'react';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

// it is rare, and a player does without its code
const NoSuchTest = lazy(async () => ({ default: (await import('./NoSuchTest.tsx')).NoSuchTest }));

/** In place of a player where an address names no test of the learner. */
export function MissingExam() {
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <NoSuchTest />
    </Suspense>
  );
}
