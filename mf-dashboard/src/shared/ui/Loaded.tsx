import { failureOf } from '@zielona-fala/web-kit/session';
import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

/** What `Loaded` shows of a query. */
export interface LoadedQuery<Data> {
  /** Of what is asked for now; never what was asked for before it, for instance of another category. */
  readonly currentData?: Data | undefined;
  readonly error?: LoadFailureProps['error'] | undefined;
  readonly refetch: () => unknown;
}

export interface LoadedProps<Data> extends Pick<LoadFailureProps, 'level' | 'compact'> {
  readonly query: LoadedQuery<Data>;
  /** Stands there until there is an answer. */
  readonly loading: ReactNode;
  /** Stands there where the server has nothing of that name. */
  readonly missing?: ReactNode;
  /** What stands around the failure. */
  readonly failed?: (failure: ReactNode) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query is answered with; until then that it loads, and why it did not. */
export function Loaded<Data>({
  query: { currentData, error, refetch },
  loading,
  missing,
  failed = (failure) => failure,
  children,
  ...failure
}: LoadedProps<Data>) {
  if (missing && failureOf(error)?.status === 404) return missing;
  if (currentData !== undefined) return children(currentData);
  if (error) return failed(<LoadFailure {...failure} error={error} onRetry={() => void refetch()} />);
  return loading;
}
