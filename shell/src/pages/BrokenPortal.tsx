import { Button } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import * as css from './BrokenPortal.module.css';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page when the portal itself broke. */
export function BrokenPortal({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const text = intl.formatMessage({
    id: 'shell.error.text',
    defaultMessage: 'Twoje wyniki są bezpieczne. Wczytaj stronę jeszcze raz.',
    description: 'Text of the generic error page',
  });
  return (
    <main className={css.page}>
      <ErrorPage
        error={error}
        text={text}
        action={
          <Button onPress={() => location.reload()}>
            {intl.formatMessage({
              id: 'shell.error.reload',
              defaultMessage: 'Wczytaj ponownie',
              description: 'Button that reloads the page after an error',
            })}
          </Button>
        }
      />
    </main>
  );
}
