import { useIntl } from 'react-intl';
import { Launch } from '../features/launch/components/Launch.tsx';

/** tests/select-mode */
export function SelectModePage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'sales.seo.dashboard-select-mode.title',
    defaultMessage: 'Co chcesz ćwiczyć?',
    description: 'Heading of the choice of what to practise',
  });
  return (
    <>
      <h1>{title}</h1>
      <Launch />
    </>
  );
}
