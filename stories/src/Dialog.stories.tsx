import { Button, Dialog, GreenWaveScene } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { useWords } from './words.ts';

export default { component: Dialog };

export const Open = () => {
  const { title, text, close, retry } = useWords();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{retry}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} art={<GreenWaveScene />}>
        <p>{text}</p>
        <Button kind="go" onPress={() => setOpen(false)}>
          {close}
        </Button>
      </Dialog>
    </>
  );
};
