import { Ring } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: Ring };

export const Sizes = () => {
  const { time } = useWords();
  return (
    <Stack>
      <Ring value={0.2} size="small" label={time} />
      <Ring value={0.6} label={time}>
        12
      </Ring>
      <Ring value={0.8} size="large" tone="warn" label={time}>
        12
      </Ring>
      <Ring value={1} size="xlarge">
        7
      </Ring>
    </Stack>
  );
};
