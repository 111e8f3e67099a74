import { Button } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

export interface NextPageProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error?: LoadFailureProps['error'] | undefined;
    readonly fetchNextPage: () => unknown;
  };
  readonly onAsk?: () => void;
  /** Words of the button, where what follows is not older. */
  readonly children?: ReactNode;
}

/** Below a list that comes page by page: asks for the next, as long as there is one, and says why it did not come. */
export function NextPage({ query, onAsk, children = <Older /> }: NextPageProps) {
  const fetchNext = () => {
    onAsk?.();
    void query.fetchNextPage();
  };
  if (query.isFetchNextPageError && query.error) {
    return <LoadFailure compact error={query.error} onRetry={fetchNext} />;
  }
  return query.hasNextPage ? (
    <Button wide isPending={query.isFetchingNextPage} onPress={fetchNext}>
      {children}
    </Button>
  ) : null;
}

const Older = () => (
  <FormattedMessage
    id="dashboard.older"
    defaultMessage="Pokaż starsze"
    description="Loads the next page of a list whose newest entries stand first"
  />
);
