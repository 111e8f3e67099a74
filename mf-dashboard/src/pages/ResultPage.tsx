import { useSearchParams } from '@zielona-fala/web-kit/router';
import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { MissingResult, ResultLoader } from '../features/result/components/ResultLoader.tsx';
import { testIdOf } from '../shared/test-address.ts';

/** tests/result?testId= */
export function ResultPage() {
  const intl = useIntl();
  const testId = testIdOf(useSearchParams()[0]);
  return (
    <>
      <PageTitle
        title={intl.formatMessage({
          id: 'dashboard.result.title',
          defaultMessage: 'Wynik egzaminu',
          description: 'Title of the result',
        })}
        description={intl.formatMessage({
          id: 'dashboard.result.description',
          defaultMessage: 'Wynik Twojego egzaminu, punkty z obu części i omówienie każdego pytania.',
          description: 'Description of the result page',
        })}
      />
      {testId === null ? <MissingResult /> : <ResultLoader testId={testId} />}
    </>
  );
}
