import { useIntl } from 'react-intl';
import { UnavailablePart } from '../UnavailablePart.tsx';

/** Somebody is signed in, but the service that knows them is unavailable; nobody is signed out by that. */
export function UnreachableSession({ retry }: { readonly retry: () => Promise<void> }) {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'shell.unreachable.title',
    defaultMessage: 'Nie możemy się teraz połączyć',
    description: 'Title when the session cannot be restored because a service is unavailable',
  });
  const text = intl.formatMessage({
    id: 'shell.unreachable.text',
    defaultMessage:
      'Nie wylogujemy Cię, a Twoje wyniki są bezpieczne. Próbujemy dalej, nie musisz nic robić.',
    description: 'Text when the session cannot be restored because a service is unavailable',
  });
  return <UnavailablePart title={title} text={text} retry={retry} />;
}
