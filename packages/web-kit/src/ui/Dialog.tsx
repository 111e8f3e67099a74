import { useEffect, useState } from 'react';
import type { DialogProps } from './ModalDialog.tsx';
import { useLoaded } from './use-loaded.ts';
import { whenIdle } from './when-idle.ts';

/** Fetches the code of an open dialog. Rejects where it cannot be had. */
export const loadModal = async () => (await import('./ModalDialog.tsx')).ModalDialog;

/** A modal dialog: holds the focus, closes with Escape, gives the focus back. Its code comes when the browser has time. */
export function Dialog(props: DialogProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const Modal = useLoaded(loadModal, props.isOpen || isIdle);
  return Modal ? <Modal {...props} /> : null;
}
