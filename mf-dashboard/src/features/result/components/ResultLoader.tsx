import { failureOf, useLocale } from '@zielona-fala/web-kit/session';
import { ButtonLink, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import type { NamedTest } from '../../../shared/api/get-test.ts';
import { examAddress, unfinishedOf } from '../../../shared/test-address.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useGetReviewQuery } from '../api/get-review.ts';
import { useVerdictFirst } from '../use-verdict-first.ts';
import { Result } from './Result.tsx';
import { ResultSkeleton } from './ResultSkeleton.tsx';

/** Fetches a finished exam in the interface's language. */
export function ResultLoader({ testId }: { readonly testId: number }) {
  const lang = useLocale();
  const { data, error, refetch } = useGetReviewQuery({ testId, lang });
  useVerdictFirst(data !== undefined);
  if (data) return <Result key={testId} review={data} />;
  if (!error) return <ResultSkeleton />;
  const failure = failureOf(error);
  const running = unfinishedOf(failure);
  if (running) return <StillRunning test={running} />;
  if (failure?.status === 404) return <MissingResult />;
  return <LoadFailure level={1} error={error} onRetry={refetch} />;
}

function StillRunning({ test }: { readonly test: NamedTest }) {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="empty"
      level={1}
      title={intl.formatMessage({
        id: 'dashboard.result.running',
        defaultMessage: 'Ten egzamin jeszcze trwa',
        description: 'The exam whose result is asked for is not over',
      })}
      text={intl.formatMessage({
        id: 'dashboard.result.running.text',
        defaultMessage: 'Wynik zobaczysz, gdy go skończysz.',
        description: 'What to do about an exam that is not over',
      })}
      action={
        <ButtonLink kind="go" to={examAddress(test)}>
          <FormattedMessage
            id="dashboard.result.running.action"
            defaultMessage="Wróć do egzaminu"
            description="Goes on with the exam"
          />
        </ButtonLink>
      }
    />
  );
}

/** The address names no exam of this learner. */
export function MissingResult() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="missing"
      level={1}
      title={intl.formatMessage({
        id: 'dashboard.result.missing',
        defaultMessage: 'Nie ma takiego wyniku',
        description: 'The address names no result of this learner',
      })}
      text={intl.formatMessage({
        id: 'dashboard.result.missing.text',
        defaultMessage: 'Wszystkie swoje egzaminy znajdziesz w historii.',
        description: 'Where to look instead',
      })}
      action={
        <ButtonLink to={pathOf('dashboard-tests')}>
          <FormattedMessage
            id="dashboard.result.missing.action"
            defaultMessage="Pokaż historię"
            description="Goes to the list of exams"
          />
        </ButtonLink>
      }
    />
  );
}
