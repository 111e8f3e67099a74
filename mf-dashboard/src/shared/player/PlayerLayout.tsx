import { type CSSProperties, type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './PlayerLayout.module.css';
import { type TextSize, useTextSize } from './text-size.ts';

export interface PlayerLayoutProps {
  readonly header: ReactNode;
  /** What is asked: picture and question. */
  readonly ask: ReactNode;
  /** What the learner does about it. */
  readonly act: ReactNode;
  readonly bar: ReactNode;
  /** The number of the question: what asks it is a new one for each. */
  readonly question: number;
  /** Listeners of the whole frame. */
  readonly handlers?: HTMLAttributes<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** Times the usual size, of question, answers and explanation; the frame around them keeps its measure. */
const LETTERS: Readonly<Record<TextSize, { '--letters'?: number }>> = {
  normal: {},
  large: { '--letters': 1.2 },
  larger: { '--letters': 1.45 },
};

/** Of a picture that stays in sight, upright. */
const MEDIA_HEIGHT = { '--media-height': 'min(56.25cqw, 38cqh)' };

/** A frame without layout shifts: progress, picture, question, answers, and the buttons below. */
export function PlayerLayout({ header, ask, act, bar, question, handlers, children }: PlayerLayoutProps) {
  const [size] = useTextSize();
  const main = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read from its beginning
  useLayoutEffect(() => {
    if (!main.current) return;
    for (const scrolled of [main.current, ...main.current.children]) scrolled.scrollTop = 0;
  }, [question]);
  return (
    <div className={css.frame} {...handlers}>
      <div className={css.player} style={{ ...MEDIA_HEIGHT, ...LETTERS[size] } as CSSProperties}>
        {header}
        <div className={css.main} ref={main}>
          <div className={css.ask} key={question}>
            {ask}
          </div>
          <div className={css.act}>{act}</div>
        </div>
        {bar}
      </div>
      {children}
    </div>
  );
}
