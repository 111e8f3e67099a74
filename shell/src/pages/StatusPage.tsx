import { useLocale } from '@zielona-fala/web-kit/session';
import { Panel, StatusMessage, usePageAnswers } from '@zielona-fala/web-kit/ui';
import type { ComponentProps } from 'react';
import { useStatusHead } from '../head/useDocumentHead.ts';

type StatusPageProps = Omit<ComponentProps<typeof StatusMessage>, 'level' | 'text'> & {
  readonly text: string;
};

/** A page that only says how things are: it has its words as heading, title and description too. */
export function StatusPage(props: StatusPageProps) {
  usePageAnswers();
  useStatusHead(useLocale(), props.title, props.text);
  return (
    <Panel>
      <StatusMessage level={1} {...props} />
    </Panel>
  );
}
