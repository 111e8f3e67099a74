import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as css from './Tooltip.module.css';

export interface TooltipProps {
  /** Empty: no tooltip is shown. */
  readonly text: string;
  /** Something that takes the focus, e.g. a Button. */
  readonly children: ReactElement;
}

/** Words on hover and focus, at most 350 px wide, without delay (source.md §9). */
export function Tooltip({ text, children }: TooltipProps) {
  if (text.trim() === '') return children;
  return (
    <TooltipTrigger delay={0} closeDelay={100}>
      {children}
      <AriaTooltip className={css.tip ?? ''} offset={8}>
        <OverlayArrow className={css.arrow ?? ''} />
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
