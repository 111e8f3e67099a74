import { PageTitle } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import * as css from './PageHead.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** For search engines, at least 30 characters. */
  readonly description: string;
  /** What the page says, in a sentence or two. */
  readonly lead: ReactNode;
}

/** Heading of a page of text. */
export function PageHead({ title, description, lead }: PageHeadProps) {
  return (
    <header className={css.head}>
      <PageTitle title={title} description={description} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
    </header>
  );
}
