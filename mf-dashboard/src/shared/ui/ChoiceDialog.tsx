import { Button, Dialog } from '@zielona-fala/web-kit/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './ChoiceDialog.module.css';

export interface ChoiceDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** What each choice would mean. */
  readonly text: ReactNode;
  /** Words of the choice to close the dialog and go on, where that is the one to recommend. */
  readonly stay?: ReactNode;
  /** The other choices as buttons, without `stay` the one to recommend first. */
  readonly children: ReactNode;
}

/** Asks for a decision: a sentence, and one button below the other. */
export function ChoiceDialog({ text, stay, children, ...dialog }: ChoiceDialogProps) {
  return (
    <Dialog {...dialog}>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        {stay ? (
          <Button kind="go" wide autoFocus onPress={dialog.onClose}>
            {stay}
          </Button>
        ) : null}
        {children}
      </div>
    </Dialog>
  );
}
