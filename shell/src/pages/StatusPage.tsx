import { PageTitle, Panel, StatusMessage } from '@zielona-fala/web-kit/ui';
import type { ComponentProps } from 'react';

/** A page that only says how things are: it has its words as heading, title and description too. */
export function StatusPage(props: Omit<ComponentProps<typeof StatusMessage>, 'level'>) {
  return (
    <Panel>
      <PageTitle title={props.title} description={props.text} />
      <StatusMessage level={1} {...props} />
    </Panel>
  );
}
