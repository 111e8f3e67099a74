import type { TrialAddress } from '../../../shared/test-address.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useGetTrialQuery } from '../api/get-trial.ts';
import * as css from './ExamLoader.module.css';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { Trial } from './Trial.tsx';

/** Draws a trial and plays it. */
export function TrialLoader({ trial }: { readonly trial: TrialAddress }) {
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useGetTrialQuery(trial, {
    refetchOnMountOrArgChange: true,
  });
  if (isFetching) return <PlayerSkeleton />;
  if (error || !data) {
    return (
      <div className={css.page}>
        <LoadFailure level={1} error={error ?? {}} onRetry={refetch} />
      </div>
    );
  }
  return <Trial key={fulfilledTimeStamp} questions={data.questions} trial={trial} onAgain={refetch} />;
}
