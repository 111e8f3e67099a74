import type { RemoteName } from '@zielona-fala/contracts';
import { Button, Icon, PageTitle, Panel, State } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useRetrying } from '../useRetrying.ts';

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
  const [asking, setAsking] = useState(false);
  useRetrying(retry);

  const ask = async () => {
    setAsking(true);
    await retry();
    setAsking(false);
  };

  const title = intl.formatMessage(TITLES[name]);
  const text = intl.formatMessage({
    id: 'shell.resting.text',
    defaultMessage: 'Reszta działa jak zwykle. Próbujemy połączyć się ponownie, nie musisz odświeżać strony.',
    description: 'Text when a part of the portal cannot be loaded',
  });
  return (
    <Panel>
      <PageTitle title={title} description={text} />
      <State
        kind="resting"
        level={1}
        title={title}
        text={text}
        action={
          <Button onPress={ask} isPending={asking}>
            <Icon name="arrowsRepeat" />
            {intl.formatMessage({
              id: 'shell.retry',
              defaultMessage: 'Spróbuj jeszcze raz',
              description: 'Button that asks for a failed part again',
            })}
          </Button>
        }
      />
    </Panel>
  );
}
