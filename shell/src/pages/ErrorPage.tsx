import { Button } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import * as css from './ErrorPage.module.css';
import { StatusPage } from './StatusPage.tsx';

/** Shown when the portal itself broke. */
export function ErrorPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'shell.error.title',
    defaultMessage: 'Coś się zepsuło po naszej stronie',
    description: 'Title of the generic error page',
  });
  const text = intl.formatMessage({
    id: 'shell.error.text',
    defaultMessage: 'Twoje wyniki są bezpieczne. Wczytaj stronę jeszcze raz.',
    description: 'Text of the generic error page',
  });
  return (
    <main className={css.page}>
      <StatusPage
        kind="error"
        title={title}
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
