import type { RemoteName } from '@zielona-fala/contracts/portal';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { UnavailablePart } from '../UnavailablePart.tsx';
import { UNREACHABLE } from '../unreachable-words.ts';

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

const TEXT = defineMessage({
  id: 'shell.unavailable.text',
  defaultMessage: 'Reszta działa jak zwykle. Próbujemy połączyć się ponownie, nie musisz odświeżać strony.',
  description: 'Text when a part of the portal cannot be loaded',
});

export interface UnavailableRemoteProps {
  readonly name: RemoteName;
  readonly retry: () => Promise<void>;
  readonly failures?: number;
}

/** Says that a part of the portal, or all of it, is unreachable, and retries until it is available. */
export function UnavailableRemote({ name, retry, failures }: UnavailableRemoteProps) {
  const intl = useIntl();
  const isOffline = name === 'dashboard' && !navigator.onLine;
  const { title, text } = isOffline ? UNREACHABLE : { title: TITLES[name], text: TEXT };
  return (
    <UnavailablePart
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      retry={retry}
      failures={failures}
    />
  );
}
