import type { QuestionLanguage } from '@zielona-fala/contracts';
import { reviewTest } from '@zielona-fala/contracts/api/exams/review-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { ButtonLink, StatusMessage } from '@zielona-fala/web-kit/ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { api, asks } from '../../../shared/api/api.ts';
import type { NamedTest } from '../../../shared/api/get-test.ts';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { examAddress, unfinishedOf } from '../../../shared/test-address.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Result } from './Result.tsx';
import { ResultSkeleton } from './ResultSkeleton.tsx';

interface ReviewedTest {
  readonly testId: number;
  readonly lang: QuestionLanguage;
}

/** A finished test with all answers and explanations. Refused with `unfinished-test` before its end. */
const { useGetReviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query(
      asks(({ testId, lang }: ReviewedTest) => requestTo(reviewTest, { testId, query: { lang } })),
    ),
  }),
});

/** Fetches a finished exam in the language of questions. */
export function ResultLoader({ testId }: { readonly testId: number }) {
  const [lang] = useTestLanguage();
  const query = useGetReviewQuery({ testId, lang });
  useVerdictFirst(query.currentData !== undefined);
  const running = query.currentData ? null : unfinishedOf(failureOf(query.error));
  if (running) return <StillRunning test={running} />;
  return (
    <Loaded query={query} level={1} loading={<ResultSkeleton />} missing={<MissingResult />}>
      {(review) => <Result key={testId} review={review} />}
    </Loaded>
  );
}

function StillRunning({ test }: { readonly test: NamedTest }) {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="empty"
      level={1}
      title={intl.formatMessage({
        id: 'dashboard.result.running',
        defaultMessage: 'Ten test jeszcze trwa',
        description: 'The test whose result is asked for is not over',
      })}
      text={intl.formatMessage({
        id: 'dashboard.result.running.text',
        defaultMessage: 'Wynik zobaczysz, gdy go skończysz.',
        description: 'What to do about a test that is not over',
      })}
      action={
        <ButtonLink kind="go" to={examAddress(test)}>
          <FormattedMessage
            id="dashboard.result.running.action"
            defaultMessage="Wróć do testu"
            description="Goes on with the test"
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

/** Has the verdict seen before anything else: nothing is celebrated until it is there, no update offered beside it. */
function useVerdictFirst(isThere: boolean): void {
  const { celebration, navigation } = usePortal();
  useEffect(() => navigation.holdUpdates(), [navigation]);
  useEffect(() => (isThere ? undefined : celebration?.hold()), [isThere, celebration]);
}
