import type { ApiErrorType } from '@zielona-fala/contracts/portal';
import { useRetrying } from '@zielona-fala/web-kit/session';
import { Button, type StatusKind, StatusMessage } from '@zielona-fala/web-kit/ui';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import * as css from './TryQuestionFailure.module.css';
import { TryQuestionSkeleton } from './TryQuestionSkeleton.tsx';

const MESSAGES = defineMessages({
  title: {
    id: 'public.try.failure.title',
    defaultMessage: 'Nie udało się wczytać pytania',
    description: 'Heading: the question to try could not be loaded',
  },
  offline: {
    id: 'public.try.failure.offline',
    defaultMessage: 'Nie ma połączenia. Sprawdź internet i spróbuj jeszcze raz.',
    description: 'The question to try could not be loaded: no network',
  },
  unavailable: {
    id: 'public.try.failure.unavailable',
    defaultMessage: 'Usługa z pytaniami jest chwilowo niedostępna. Spróbuj za minutę.',
    description: 'The question to try could not be loaded: the service is down',
  },
  error: {
    id: 'public.try.failure.error',
    defaultMessage: 'Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.',
    description: 'The question to try could not be loaded: any other cause',
  },
});

type FailureKind = Extract<StatusKind, 'offline' | 'unavailable' | 'error'>;

const kindOf = (cause: ApiErrorType | undefined): FailureKind => {
  if (cause === 'network') return 'offline';
  return cause === 'server' ? 'unavailable' : 'error';
};

export interface TryQuestionFailureProps {
  readonly cause: ApiErrorType | undefined;
  readonly onRetry: () => void;
}

const FIRST_DELAY_MS = 4000;

/** Keeps the place of the question that did not come. Without a connection it is asked for again by itself. */
export function TryQuestionFailure({ cause, onRetry }: TryQuestionFailureProps) {
  const intl = useIntl();
  const kind = kindOf(cause);
  useRetrying(kind === 'offline' ? onRetry : null, FIRST_DELAY_MS);
  return (
    <div className={css.box}>
      <div className={css.place} aria-hidden="true">
        <TryQuestionSkeleton />
      </div>
      <StatusMessage
        className={css.state}
        kind={kind}
        title={intl.formatMessage(MESSAGES.title)}
        text={intl.formatMessage(MESSAGES[kind])}
        action={
          <Button onPress={onRetry}>
            <FormattedMessage
              id="public.try.retry"
              defaultMessage="Wczytaj pytanie"
              description="Button: load the question to try again"
            />
          </Button>
        }
      />
    </div>
  );
}
