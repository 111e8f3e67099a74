import { Button, Icon, PageTitle, Panel, State } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRetrying } from '../useRetrying.ts';

/** Somebody is signed in, but the service that knows them rests; nobody is signed out by that. */
export function UnreachableSession({ retry }: { readonly retry: () => Promise<void> }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  useRetrying(retry);
  const title = intl.formatMessage({
    id: 'shell.unreachable.title',
    defaultMessage: 'Nie możemy się teraz połączyć',
    description: 'Title when the session cannot be restored because a service rests',
  });
  const text = intl.formatMessage({
    id: 'shell.unreachable.text',
    defaultMessage:
      'Nie wylogujemy Cię, a Twoje wyniki są bezpieczne. Próbujemy dalej, nie musisz nic robić.',
    description: 'Text when the session cannot be restored because a service rests',
  });
  const ask = async () => {
    setAsking(true);
    await retry();
    setAsking(false);
  };
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
