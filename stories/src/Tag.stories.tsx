import { Tag } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

const TONES = ['plain', 'go', 'stop', 'warn', 'info'] as const;

export default { component: Tag };

export const Tones = () => {
  const { passMark } = useWords();
  return (
    <Stack>
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {passMark}
        </Tag>
      ))}
    </Stack>
  );
};
