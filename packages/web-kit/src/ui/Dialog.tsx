import { useEffect, useState } from 'react';
import type { DialogProps } from './ModalDialog.tsx';
import { useLoaded } from './use-loaded.ts';
import { whenSettled } from './when-settled.ts';

const loadModal = async () => (await import('./ModalDialog.tsx')).ModalDialog;

/** A modal dialog: holds the focus, closes with Escape, gives the focus back. Its code comes when the browser has time. */
export function Dialog(props: DialogProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  const Modal = useLoaded(loadModal, props.isOpen || isSettled);
  return Modal ? <Modal {...props} /> : null;
}
