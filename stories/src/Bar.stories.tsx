import { Bar } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: Bar };

export const States = () => {
  const { points } = useWords();
  return (
    <Stack wide>
      <Bar value={0} label={points} />
      <Bar value={0.4} label={points} />
      <Bar value={1} good label={points} />
      <Bar value={0.7} />
    </Stack>
  );
};
