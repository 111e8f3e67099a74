import { Link } from '@zielona-fala/web-kit/router';
import type { ReactNode } from 'react';
import * as css from './PanelHead.module.css';

interface PanelHeadProps {
  /** By which the panel is labelled. */
  readonly id: string;
  readonly heading: ReactNode;
  /** Where all is of which the panel shows some. */
  readonly allAt: string;
  readonly all: ReactNode;
}

/** Heading of a panel that shows a part, and the way to the whole. */
export function PanelHead({ id, heading, allAt, all }: PanelHeadProps) {
  return (
    <div className={css.head}>
      <h2 id={id}>{heading}</h2>
      <Link className={css.all} to={allAt}>
        {all}
      </Link>
    </div>
  );
}
