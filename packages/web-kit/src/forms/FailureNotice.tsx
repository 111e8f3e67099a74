import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { useFailureWords } from './use-failure-words.ts';

export interface FailureNoticeProps {
  readonly failure: ApiFailure;
}

/** Says of a form as a whole why it was not sent and what to do next. */
export function FailureNotice({ failure }: FailureNoticeProps) {
  return <ErrorSummary {...useFailureWords(failure)} />;
}
