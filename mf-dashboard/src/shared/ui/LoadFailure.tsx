import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { Link } from '@zielona-fala/web-kit/router';
import { failureOf, useHref, useRetrying } from '@zielona-fala/web-kit/session';
import { Button, type StatusKind, StatusMessage } from '@zielona-fala/web-kit/ui';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import * as css from './LoadFailure.module.css';

const WORDS = defineMessages({
  offlineTitle: {
    id: 'dashboard.failure.offline.title',
    defaultMessage: 'Nie ma połączenia',
    description: 'The server could not be reached',
  },
  offlineText: {
    id: 'dashboard.failure.offline.text',
    defaultMessage: 'Sprawdź internet i spróbuj jeszcze raz. Twoje wyniki są bezpieczne.',
    description: 'What to do without a connection',
  },
  unavailableTitle: {
    id: 'dashboard.failure.unavailable.title',
    defaultMessage: 'Serwis jest chwilowo niedostępny',
    description: 'The server answers that it cannot serve now',
  },
  unavailableText: {
    id: 'dashboard.failure.unavailable.text',
    defaultMessage: 'Spróbuj za chwilę. Twoje wyniki są bezpieczne.',
    description: 'What to do while the service is unavailable',
  },
  errorTitle: {
    id: 'dashboard.failure.error.title',
    defaultMessage: 'Nie udało się tego wczytać',
    description: 'Something unexpected happened while loading',
  },
  errorText: {
    id: 'dashboard.failure.error.text',
    defaultMessage: 'Spróbuj jeszcze raz. Jeśli to się powtórzy, <contact>napisz do nas</contact>.',
    description: 'What to do after an unexpected failure; a link to the contact form',
  },
});

interface Notice {
  readonly kind: StatusKind;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

function noticeOf(failure: ApiFailure | null): Notice {
  if (failure?.type === 'network')
    return { kind: 'offline', title: WORDS.offlineTitle, text: WORDS.offlineText };
  if (failure?.type === 'server' || failure?.status === 429)
    return { kind: 'unavailable', title: WORDS.unavailableTitle, text: WORDS.unavailableText };
  return { kind: 'error', title: WORDS.errorTitle, text: WORDS.errorText };
}

export interface LoadFailureProps {
  /** The error of a query. */
  readonly error: ApiFailure | SerializedError;
  readonly onRetry: () => void;
  readonly level?: 1 | 2;
  /** In a panel whose heading stands already: without a sign and a heading of its own. */
  readonly compact?: boolean;
}

const FIRST_DELAY_MS = 4000;

/** In place of what did not load: why, and what to do. Without a connection it is loaded again by itself. */
export function LoadFailure({ error, onRetry, level = 2, compact }: LoadFailureProps) {
  const intl = useIntl();
  const href = useHref();
  const { kind, title, text } = noticeOf(failureOf(error));
  useRetrying(kind === 'offline' ? onRetry : null, FIRST_DELAY_MS);
  const words = (
    <FormattedMessage {...text} values={{ contact: (inner) => <Link to={href('contact')}>{inner}</Link> }} />
  );
  const retry = (
    <Button onPress={onRetry}>
      <FormattedMessage
        id="dashboard.failure.retry"
        defaultMessage="Spróbuj jeszcze raz"
        description="Loads again"
      />
    </Button>
  );
  if (compact) {
    return (
      <div className={css.compact}>
        <p>
          <b>{intl.formatMessage(title)}.</b> {words}
        </p>
        {retry}
      </div>
    );
  }
  return (
    <StatusMessage kind={kind} level={level} title={intl.formatMessage(title)} text={words} action={retry} />
  );
}
