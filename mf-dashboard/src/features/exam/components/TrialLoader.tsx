import { getTrial } from '@zielona-fala/contracts/api/exams/get-trial';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import { fresh } from '../../../shared/api/fresh.ts';
import type { TrialAddress } from '../../../shared/test-address.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PlayerPage } from './PlayerPage.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { Trial } from './Trial.tsx';

/** Five basic and two specialist questions, drawn each time. */
const { useGetTrialQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTrial: build.query({
      ...asks(({ category, lang }: TrialAddress) => requestTo(getTrial, { query: { cat: category, lang } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

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
