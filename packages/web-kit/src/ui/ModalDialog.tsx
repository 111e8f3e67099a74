import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';

/** The open dialog, with what holds the focus within. */
export function ModalDialog({ isOpen, onClose, title, art, role = 'dialog', children }: DialogProps) {
  return (
    <ModalOverlay
      className={css.shade ?? ''}
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
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
