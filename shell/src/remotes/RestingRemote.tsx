import type { RemoteName } from '@zielona-fala/contracts';
import { defineMessages, useIntl } from 'react-intl';
import { RestingPart } from '../RestingPart.tsx';

const TITLES = defineMessages({
  public: {
    id: 'shell.resting.public',
    defaultMessage: 'Ta strona chwilowo odpoczywa',
    description: 'Title when the public pages cannot be loaded',
  },
  auth: {
    id: 'shell.resting.auth',
    defaultMessage: 'Logowanie chwilowo odpoczywa',
    description: 'Title when the sign-in pages cannot be loaded',
  },
  dashboard: {
    id: 'shell.resting.dashboard',
    defaultMessage: 'Nauka chwilowo odpoczywa',
    description: 'Title when the signed-in area cannot be loaded',
  },
});

export interface RestingRemoteProps {
  readonly name: RemoteName;
  readonly retry: () => Promise<void>;
}

/** Says that a part of the portal rests, and asks for it again until it is back. */
export function RestingRemote({ name, retry }: RestingRemoteProps) {
  const intl = useIntl();
  const title = intl.formatMessage(TITLES[name]);
  const text = intl.formatMessage({
    id: 'shell.resting.text',
    defaultMessage: 'Reszta działa jak zwykle. Próbujemy połączyć się ponownie, nie musisz odświeżać strony.',
    description: 'Text when a part of the portal cannot be loaded',
  });
  return <RestingPart title={title} text={text} retry={retry} />;
}
