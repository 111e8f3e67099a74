const MAX_TIME_EXPIRED = 50;

const UNAVAILABLE =
  /^Mongo(ose)?(Network|ServerSelection|NotConnected|Topology|PoolCleared|WaitQueue|WriteConcern)/;

const RETRYABLE = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

/**
 * Whether trying the same again later can succeed: the database was unavailable or in conflict. By the names and labels
 * of its driver's errors, which not every process loads.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE.test(error.name) || isTimeLimit(error)) return true;
  const labels: readonly unknown[] =
    'errorLabels' in error && Array.isArray(error.errorLabels) ? error.errorLabels : [];
  return RETRYABLE.some((label) => labels.includes(label)) || isTransient(error.cause);
}

const isTimeLimit = (error: Error): boolean =>
  error.name === 'MongoServerError' && 'code' in error && error.code === MAX_TIME_EXPIRED;
