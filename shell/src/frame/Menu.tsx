import { cx, ripple, Tooltip } from '@zielona-fala/web-kit/ui';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import * as css from './Menu.module.css';

export interface MenuProps {
  /** Accessible name of the button and its menu. */
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  /** With the edge of a control. */
  readonly edged?: boolean | undefined;
  /** Alignment below its button. */
  readonly align: 'start' | 'end';
  /** Of no use without scripts. */
  readonly scripted?: boolean;
  /** List items with a link or a button each. */
  readonly children: ReactNode;
}

/** Links and buttons behind a button: opened, closed and placed by the browser alone. */
export function Menu({ label, face, edged, align, scripted, children }: MenuProps) {
  const id = useId();
  return (
    <div className={cx(css.root, scripted && css.scripted)}>
      <Tooltip text={label} isName>
        <button
          type="button"
          className={cx(css.face, edged && css.edged)}
          aria-label={label}
          popoverTarget={id}
          onPointerDown={ripple}
        >
          {face}
        </button>
      </Tooltip>
      <ul id={id} popover="auto" className={cx(css.menu, css[align])} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

/** After a choice; the focus goes back to the menu's button. */
export function closeMenu({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
