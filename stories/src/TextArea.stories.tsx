import { TextArea } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: TextArea };

export const States = () => {
  const { letter, hint, refusal, text } = useWords();
  return (
    <Stack wide>
      <TextArea label={letter} />
      <TextArea label={letter} hint={hint} defaultValue={text} />
      <TextArea label={letter} error={refusal} />
    </Stack>
  );
};
