import type { ReactNode } from 'react';
import * as css from './PageHead.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** What the page says, in a sentence or two. */
  readonly lead: ReactNode;
}

/** Heading of a page of text. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
    </header>
  );
}
