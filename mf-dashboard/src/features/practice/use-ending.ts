import type { TestDto } from '@zielona-fala/contracts';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCheckTestMutation } from '../../shared/api/check-test.ts';
import { waitingAnswers } from './waiting-answers.ts';

export interface EndingPractice {
  readonly isEnding: boolean;
  readonly isOver: boolean;
  /** Ends the test with the answers that the server has, and those on their way to it. */
  end(): Promise<void>;
}

export function useEnding({ testId, category }: TestDto): EndingPractice {
  const intl = useIntl();
  const { toasts } = usePortal();
  const [checkTest, { isLoading, isSuccess }] = useCheckTestMutation();
  const [isGone, setGone] = useState(false);
  return {
    isEnding: isLoading,
    isOver: isSuccess || isGone,
    async end() {
      const answers = waitingAnswers.read(testId);
      const { error } = await checkTest({ testId, categoryName: category.name, answers });
      if (!error) return;
      if (failureOf(error)?.status === 404) return setGone(true);
      toasts.show({
        severity: 'error',
        title: intl.formatMessage({
          id: 'dashboard.practice.end.failed',
          defaultMessage: 'Nie udało się zakończyć nauki',
          description: 'A learning test could not be ended',
        }),
        text: intl.formatMessage({
          id: 'dashboard.practice.end.failed.text',
          defaultMessage: 'Twoje odpowiedzi są zapisane. Spróbuj jeszcze raz za chwilę.',
          description: 'What to do when a learning test could not be ended',
        }),
      });
    },
  };
}
