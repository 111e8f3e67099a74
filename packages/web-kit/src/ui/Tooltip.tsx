import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from 'react';
import { cx } from './cx.ts';
import * as css from './Tooltip.module.css';

export interface TooltipProps {
  /** Empty: no tooltip is shown. */
  readonly text: string;
  /** The words are the control's name: they are shown, and not said a second time. */
  readonly isName?: boolean;
  /** Of the words, e.g. to leave them out where the control shows them itself. */
  readonly className?: string | undefined;
  /** Something that takes the focus, e.g. a Button. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string }>;
}

/** With the next frame: a menu that closes gives the focus back while it is still closing, when nothing else may be shown. */
function showInTopLayer(tip: HTMLElement | null): () => void {
  const frame = requestAnimationFrame(() => tip?.showPopover());
  return () => cancelAnimationFrame(frame);
}

/** Words on hover and focus, at most 350 px wide, without delay (requirement 9.2); Escape hides them. */
export function Tooltip({ text, isName = false, className, children }: TooltipProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    // where only the pointer is, the focus is elsewhere
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isShown]);
  if (text.trim() === '') return children;
  const hide = () => setShown(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the control within
    <span
      className={css.place}
      onPointerEnter={({ pointerType }: PointerEvent) => setShown(pointerType !== 'touch')}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }: FocusEvent) => setShown(target.matches(':focus-visible'))}
      onBlur={hide}
    >
      {cloneElement(children, isShown && !isName ? { 'aria-describedby': id } : {})}
      {isShown ? (
        <span
          id={id}
          role="tooltip"
          aria-hidden={isName}
          className={cx(css.tip, className)}
          popover="manual"
          ref={showInTopLayer}
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}
