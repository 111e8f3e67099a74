import { useIntl } from 'react-intl';
import { UnavailablePart } from '../UnavailablePart.tsx';
import { UNREACHABLE } from '../unreachable-words.ts';

/** Somebody is signed in, but the service that knows them is unavailable; nobody is signed out by that. */
export function UnreachableSession({ retry }: { readonly retry: () => Promise<void> }) {
  const intl = useIntl();
  return (
    <UnavailablePart
      title={intl.formatMessage(UNREACHABLE.title)}
      text={intl.formatMessage(UNREACHABLE.text)}
      retry={retry}
    />
  );
}
