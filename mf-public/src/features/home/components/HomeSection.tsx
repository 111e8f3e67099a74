import { type ReactNode, useId } from 'react';
import * as css from './HomeSection.module.css';

export interface HomeSectionProps {
  /** For links to this place. */
  readonly anchor?: string;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** A part of the home page under a thin line. */
export function HomeSection({ anchor, heading, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section className={css.section} id={anchor} aria-labelledby={headingId}>
      <h2 className={css.heading} id={headingId}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
