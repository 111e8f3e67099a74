import { useSearchParams } from '@zielona-fala/web-kit/router';
import { MissingResult, ResultLoader } from '../features/result/components/ResultLoader.tsx';
import { testIdOf } from '../shared/test-address.ts';

/** tests/result?testId= */
export function ResultPage() {
  const testId = testIdOf(useSearchParams()[0]);
  return testId === null ? <MissingResult /> : <ResultLoader testId={testId} />;
}
