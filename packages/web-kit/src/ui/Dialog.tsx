import { type ReactNode, useEffect, useState } from 'react';
import { useLoaded } from './use-loaded.ts';
import { whenIdle } from './when-idle.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A picture across the top. */
  readonly art?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

const loadModal = async () => (await import('./ModalDialog.tsx')).ModalDialog;

/** A modal dialog: holds the focus, closes with Escape, gives the focus back. Its code comes when the browser has time. */
export function Dialog(props: DialogProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const Modal = useLoaded(loadModal, props.isOpen || isIdle);
  return Modal ? <Modal {...props} /> : null;
}
