import { Button, Icon } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import * as css from './PlayerBar.module.css';

interface BarAction {
  readonly words: ReactNode;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly kind?: 'go' | 'plain';
  readonly onPress: () => void;
}

export interface PlayerBarProps {
  /** Null where there is only one way. */
  readonly aside: BarAction | null;
  readonly onward: BarAction;
}

/** The way aside and the way onward, always at the same place. */
export function PlayerBar({ aside, onward }: PlayerBarProps) {
  const { words, ...next } = onward;
  return (
    <div className={css.bar}>
      {aside ? <Aside {...aside} /> : null}
      <Button className={css.button} kind="go" {...next}>
        {words}
        <Icon name="arrowRight" />
      </Button>
    </div>
  );
}

function Aside({ words, ...button }: BarAction) {
  return (
    <Button className={css.button} {...button}>
      {words}
    </Button>
  );
}
