import type { QuestionTopic } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useInstanceHref } from '@zielona-fala/web-kit/session';
import type { ReactNode } from 'react';

export interface TopicLinkProps {
  readonly topic: QuestionTopic;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to the public page about a topic, in the interface's language; the words alone where there is none. */
export function TopicLink({ topic, className, label, children }: TopicLinkProps) {
  const path = useInstanceHref()('topic', topic);
  if (path === null) return label === undefined ? children : null;
  return (
    <Link className={className} to={path} aria-label={label}>
      {children}
    </Link>
  );
}
