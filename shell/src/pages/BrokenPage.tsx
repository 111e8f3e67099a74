import { isMember } from '@zielona-fala/contracts/portal';
import { useHref, useSession } from '@zielona-fala/web-kit/session';
import { Button, ButtonLink, Icon } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import * as css from './BrokenPage.module.css';
import { ErrorPage } from './ErrorPage.tsx';

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
          <Button onPress={retry}>
            <Icon name="arrowsRepeat" />
            {intl.formatMessage({
              id: 'shell.retry',
              defaultMessage: 'Spróbuj jeszcze raz',
              description: 'Button that asks for a failed part again',
            })}
          </Button>
          <ButtonLink to={home} kind="quiet">
            {intl.formatMessage({
              id: 'shell.toHome',
              defaultMessage: 'Wróć na start',
              description: 'Link to the home page',
            })}
          </ButtonLink>
        </div>
      }
    />
  );
}
