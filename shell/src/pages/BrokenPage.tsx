import { isMember } from '@zielona-fala/contracts/portal';
import { useHref, useSession } from '@zielona-fala/web-kit/session';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { RetryButton } from '../RetryButton.tsx';
import * as css from './BrokenPage.module.css';
import { ErrorPage } from './ErrorPage.tsx';
import { HomeWords } from './HomeWords.tsx';

export interface BrokenPageProps {
  readonly error: unknown;
  /** Mounts the page again. */
  readonly retry: () => void;
}

/** The error page in place of a page whose code threw; nothing is fetched or reloaded by itself. */
export function BrokenPage({ error, retry }: BrokenPageProps) {
  const intl = useIntl();
  const href = useHref();
  const home = href(isMember(useSession().status) ? 'dashboard-home' : 'home');
  const text = intl.formatMessage({
    id: 'shell.broken.text',
    defaultMessage: 'Pozostałe strony działają. Spróbuj jeszcze raz albo wróć na start.',
    description: 'Text in place of one page that broke',
  });
  return (
    <ErrorPage
      error={error}
      text={text}
      action={
        <div className={css.ways}>
          <RetryButton onPress={retry} />
          <ButtonLink to={home} kind="quiet">
            <HomeWords />
          </ButtonLink>
        </div>
      }
    />
  );
}
