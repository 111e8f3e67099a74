import { useSearchParams } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { ExamLoader } from '../features/exam/components/ExamLoader.tsx';
import { MissingExam } from '../features/exam/components/MissingExam.tsx';
import { TrialLoader } from '../features/exam/components/TrialLoader.tsx';
import { testIdOf, trialOf } from '../shared/test-address.ts';

/** tests/exam?testId= plays an exam, ?trial=&lang= an unscored trial of a category. */
export function ExamPage() {
  const intl = useIntl();
  const { navigation } = usePortal();
  const [query] = useSearchParams();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  return (
    <>
      <PageTitle
        title={intl.formatMessage({
          id: 'dashboard.exam.title',
          defaultMessage: 'Egzamin',
          description: 'Title of the exam',
        })}
        description={intl.formatMessage({
          id: 'dashboard.exam.description',
          defaultMessage:
            'Próbny egzamin teoretyczny na prawo jazdy: 32 pytania, 25 minut, jak na państwowym.',
          description: 'Description of the exam page',
        })}
      />
      <Asked query={query} />
    </>
  );
}

function Asked({ query }: { readonly query: URLSearchParams }) {
  const testId = testIdOf(query);
  if (testId !== null) return <ExamLoader testId={testId} />;
  const trial = trialOf(query);
  return trial ? <TrialLoader trial={trial} /> : <MissingExam />;
}
