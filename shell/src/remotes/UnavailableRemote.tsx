import type { RemoteName } from '@zielona-fala/contracts/portal';
import { defineMessages, useIntl } from 'react-intl';
import { UnavailablePart } from '../UnavailablePart.tsx';

const TITLES = defineMessages({
  public: {
    id: 'shell.unavailable.public',
    defaultMessage: 'Ta strona jest chwilowo niedostępna',
    description: 'Title when the public pages cannot be loaded',
  },
  auth: {
    id: 'shell.unavailable.auth',
    defaultMessage: 'Logowanie jest chwilowo niedostępne',
    description: 'Title when the sign-in pages cannot be loaded',
  },
  dashboard: {
    id: 'shell.unavailable.dashboard',
    defaultMessage: 'Nauka jest chwilowo niedostępna',
    description: 'Title when the signed-in area cannot be loaded',
  },
});

export interface UnavailableRemoteProps {
  readonly name: RemoteName;
  readonly retry: () => Promise<void>;
  readonly failures?: number;
}

/** Says that a part of the portal is unavailable, and asks for it again until it is back. */
export function UnavailableRemote({ name, retry, failures }: UnavailableRemoteProps) {
  const intl = useIntl();
  const title = intl.formatMessage(TITLES[name]);
  const text = intl.formatMessage({
    id: 'shell.unavailable.text',
    defaultMessage: 'Reszta działa jak zwykle. Próbujemy połączyć się ponownie, nie musisz odświeżać strony.',
    description: 'Text when a part of the portal cannot be loaded',
  });
  return <UnavailablePart title={title} text={text} retry={retry} failures={failures} />;
}
