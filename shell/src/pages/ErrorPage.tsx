import { useInBrowser } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { isReadByCrawler } from '../crawler.ts';
import { isForPeople, NOT_FOUND_MESSAGE, pageErrorOf, SERVER_ERROR_MESSAGE } from './page-error.ts';
import { StatusPage } from './StatusPage.tsx';

const DEFAULTS = defineMessages({
  [NOT_FOUND_MESSAGE]: {
    id: 'shell.error.notFound',
    defaultMessage: 'Tej strony nie ma',
    description: 'Title of the error page for status 404 without a message of its own: Page Not Found',
  },
  [SERVER_ERROR_MESSAGE]: {
    id: 'shell.error.server',
    defaultMessage: 'Coś się u nas zepsuło',
    description: 'Title of the error page without a message of its own: Internal Server Error',
  },
});

export interface ErrorPageProps {
  readonly error: unknown;
  /** What to do next, in words. */
  readonly text: string;
  /** What to do next, as buttons. */
  readonly action: ReactNode;
}

/** Status and message of an error (requirement 2.9), and what to do next. Crawlers see none. */
export function ErrorPage({ error, text, action }: ErrorPageProps) {
  const intl = useIntl();
  const isCrawler = useInBrowser(isReadByCrawler, false);
  if (isCrawler) return null;
  const { status, message } = pageErrorOf(error);
  const said = isForPeople(error) ? message : SERVER_ERROR_MESSAGE;
  const title =
    said === NOT_FOUND_MESSAGE || said === SERVER_ERROR_MESSAGE ? intl.formatMessage(DEFAULTS[said]) : said;
  const note = intl.formatMessage(
    {
      id: 'shell.error.status',
      defaultMessage: 'Błąd {status}',
      description: 'HTTP status of an error',
    },
    { status: String(status) },
  );
  return (
    <StatusPage
      kind={status === 404 ? 'missing' : 'error'}
      title={title}
      text={text}
      action={action}
      note={said === message ? note : `${note}: ${message}`}
    />
  );
}
