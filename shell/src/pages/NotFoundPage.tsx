import { useHref } from '@zielona-fala/web-kit/session';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { ErrorPage } from './ErrorPage.tsx';
import { HomeWords } from './HomeWords.tsx';

const NOT_FOUND = { status: 404 };

/** 404 in the language of the path. */
export function NotFoundPage() {
  const intl = useIntl();
  const href = useHref();
  const text = intl.formatMessage({
    id: 'shell.notFound.text',
    defaultMessage: 'Adres jest błędny albo strona zmieniła miejsce.',
    description: 'Text of the not-found page',
  });
  return (
    <ErrorPage
      error={NOT_FOUND}
      text={text}
      action={
        <ButtonLink to={href('home')}>
          <HomeWords />
        </ButtonLink>
      }
    />
  );
}
