import { CheckBox } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: CheckBox };

export const States = () => {
  const { text } = useWords();
  return (
    <Stack>
      <CheckBox>{text}</CheckBox>
      <CheckBox defaultChecked>{text}</CheckBox>
      <CheckBox disabled>{text}</CheckBox>
    </Stack>
  );
};
