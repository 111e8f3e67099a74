import { PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { ButtonLink, PageTitle, Panel, State } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';

/** 404 in the language of the path. */
export function NotFoundPage() {
  const intl = useIntl();
  const locale = useLocale();
  const title = intl.formatMessage({
    id: 'shell.notFound.title',
    defaultMessage: 'Tej strony nie ma',
    description: 'Title of the not-found page',
  });
  const text = intl.formatMessage({
    id: 'shell.notFound.text',
    defaultMessage: 'Adres jest błędny albo strona zmieniła miejsce.',
    description: 'Text of the not-found page',
  });
  return (
    <Panel>
      <PageTitle title={title} description={text} />
      <State
        kind="missing"
        level={1}
        title={title}
        text={text}
        action={
          <ButtonLink to={PUBLIC_SCREENS.home[locale]}>
            {intl.formatMessage({
              id: 'shell.toHome',
              defaultMessage: 'Wróć na start',
              description: 'Link to the home page',
            })}
          </ButtonLink>
        }
      />
    </Panel>
  );
}
