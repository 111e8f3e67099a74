import { type ReactNode, useId } from 'react';
import * as css from './Article.module.css';

export interface ArticleSectionProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page of text, under its heading. */
export function ArticleSection({ heading, children }: ArticleSectionProps) {
  const headingId = useId();
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 className={css.heading} id={headingId}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
