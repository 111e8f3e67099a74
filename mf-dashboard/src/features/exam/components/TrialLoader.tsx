import { fresh } from '../../../shared/api/fresh.ts';
import type { TrialAddress } from '../../../shared/test-address.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useGetTrialQuery } from '../api/get-trial.ts';
import { PlayerPage } from './PlayerPage.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { Trial } from './Trial.tsx';

/** Draws a trial and plays it. */
export function TrialLoader({ trial }: { readonly trial: TrialAddress }) {
  const query = useGetTrialQuery(trial, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      query={fresh(query)}
      level={1}
      loading={<PlayerSkeleton />}
      failed={(failure) => <PlayerPage>{failure}</PlayerPage>}
    >
      {({ data: { questions }, receivedAt }) => (
        <Trial key={receivedAt} questions={questions} trial={trial} onAgain={query.refetch} />
      )}
    </Loaded>
  );
}
