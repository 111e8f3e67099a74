import { cx } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as page from '../../../shared/ui/page-heading.module.css';
import * as css from './PlanPanel.module.css';

export interface PlanHeadingProps {
  /** The plan comes in the place of what had the focus. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Names the panel of the plan. */
export function PlanHeading({ takesFocus, children }: PlanHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // who has moved on while the plan loaded stays there
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 className={cx(page.heading, css.heading)} id="plan" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
