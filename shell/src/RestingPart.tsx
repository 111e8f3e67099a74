import { Button, Icon, PageTitle, Panel, State } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRetrying } from './useRetrying.ts';

export interface RestingPartProps {
  readonly title: string;
  readonly text: string;
  readonly retry: () => Promise<void>;
}

/** Says in place of a page what rests, and asks for it again, by itself and at a press, until it is back. */
export function RestingPart({ title, text, retry }: RestingPartProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  useRetrying(retry);
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
