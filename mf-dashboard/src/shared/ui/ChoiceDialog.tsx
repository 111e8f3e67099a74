import { Dialog } from '@zielona-fala/web-kit/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './ChoiceDialog.module.css';

export interface ChoiceDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** What each choice would mean. */
  readonly text: ReactNode;
  /** The choices as buttons, the one to recommend first. */
  readonly children: ReactNode;
}

/** Asks for a decision: a sentence, and one button below the other. */
export function ChoiceDialog({ text, children, ...dialog }: ChoiceDialogProps) {
  return (
    <Dialog {...dialog}>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{children}</div>
    </Dialog>
  );
}
