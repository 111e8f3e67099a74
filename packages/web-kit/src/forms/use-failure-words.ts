import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

const TOO_MANY_REQUESTS = 429;
const DEFAULT_WAIT_SECONDS = 60;
const MINUTE_MS = 60_000;

/** The first full minute at which the wait is over. */
const afterWait = (now: number, seconds: number): Date =>
  new Date(Math.ceil((now + seconds * 1000) / MINUTE_MS) * MINUTE_MS);

function tooManyWords(intl: IntlShape, retryAt: Date): FailureWords {
  return {
    title: intl.formatMessage({
      id: 'kit.failure.too-many.title',
      defaultMessage: 'Za dużo prób',
      description: 'Form error: the server limits attempts',
    }),
    text: intl.formatMessage(
      {
        id: 'kit.failure.too-many.text',
        defaultMessage: 'Odczekaj chwilę i spróbuj znowu o {time}.',
        description: 'What to do after too many attempts; time is a clock time',
      },
      { time: intl.formatTime(retryAt) },
    ),
  };
}

function networkWords(intl: IntlShape): FailureWords {
  return {
    title: intl.formatMessage({
      id: 'kit.failure.network.title',
      defaultMessage: 'Brak połączenia',
      description: 'Form error: no answer from the network',
    }),
    text: intl.formatMessage({
      id: 'kit.failure.network.text',
      defaultMessage: 'Sprawdź internet i spróbuj jeszcze raz.',
      description: 'What to do without a connection',
    }),
  };
}

function serverWords(intl: IntlShape): FailureWords {
  return {
    title: intl.formatMessage({
      id: 'kit.failure.server.title',
      defaultMessage: 'Serwis jest chwilowo niedostępny',
      description: 'Form error: the server cannot answer now',
    }),
    text: intl.formatMessage({
      id: 'kit.failure.server.text',
      defaultMessage: 'To nie Twoja wina. Spróbuj jeszcze raz za chwilę.',
      description: 'What to do while the server cannot answer',
    }),
  };
}

function unknownWords(intl: IntlShape): FailureWords {
  return {
    title: intl.formatMessage({
      id: 'kit.failure.unknown.title',
      defaultMessage: 'To się nie udało',
      description: 'Form error: an answer that nobody expected',
    }),
    text: intl.formatMessage({
      id: 'kit.failure.unknown.text',
      defaultMessage: 'Odśwież stronę i spróbuj jeszcze raz.',
      description: 'What to do after an answer that nobody expected',
    }),
  };
}

/** What went wrong with a call, and what to do next, in the interface's language. */
export function useFailureWords(failure: ApiFailure): FailureWords {
  const intl = useIntl();
  const [receivedAt] = useState(() => Date.now());
  if (failure.status === TOO_MANY_REQUESTS)
    return tooManyWords(intl, afterWait(receivedAt, failure.retryAfter ?? DEFAULT_WAIT_SECONDS));
  if (failure.type === 'network') return networkWords(intl);
  if (failure.type === 'server') return serverWords(intl);
  return unknownWords(intl);
}
