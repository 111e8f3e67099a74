import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { Launch } from '../features/launch/components/Launch.tsx';

/** tests/select-mode */
export function SelectModePage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'dashboard.launch.title',
    defaultMessage: 'Co chcesz zdawać?',
    description: 'Heading of the choice of a new exam',
  });
  return (
    <>
      <PageTitle
        title={title}
        description={intl.formatMessage({
          id: 'dashboard.launch.description',
          defaultMessage: 'Wybierz kategorię prawa jazdy i język pytań, a potem zacznij egzamin.',
          description: 'Description of the choice of a new exam',
        })}
      />
      <h1>{title}</h1>
      <Launch />
    </>
  );
}
