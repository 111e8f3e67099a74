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
  readonly aside: BarAction;
  readonly onward: BarAction;
}

/** The way aside and the way onward, always at the same place. */
export function PlayerBar({ aside, onward }: PlayerBarProps) {
  const { words, ...next } = onward;
  const { words: other, ...button } = aside;
  return (
    <div className={css.bar}>
      <Button className={css.button} {...button}>
        {other}
      </Button>
      <Button className={css.button} kind="go" {...next}>
        {words}
        <Icon name="arrowRight" />
      </Button>
    </div>
  );
}
