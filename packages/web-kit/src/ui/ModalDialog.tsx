import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './Dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A picture across the top. */
  readonly art?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Stays when something beside it is pressed. */
  readonly closesExplicitly?: boolean;
  readonly children: ReactNode;
}

/** The open dialog, with what holds the focus within. */
export function ModalDialog({
  isOpen,
  onClose,
  title,
  art,
  role = 'dialog',
  closesExplicitly = false,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      className={css.shade ?? ''}
      isOpen={isOpen}
      isDismissable={role === 'dialog' && !closesExplicitly}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={css.modal ?? ''}>
        <AriaDialog className={css.dialog ?? ''} role={role}>
          {art ? <div className={css.art}>{art}</div> : null}
          <div className={css.body}>
            <Heading slot="title" level={2} className={css.title ?? ''}>
              {title}
            </Heading>
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
