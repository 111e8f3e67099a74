import { Segmented } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: Segmented };

export const Widths = () => {
  const { view, week, month, year } = useWords();
  const [value, setValue] = useState<'week' | 'month' | 'year'>('week');
  const choice = {
    label: view,
    value,
    onChange: setValue,
    options: [
      { value: 'week', label: week },
      { value: 'month', label: month },
      { value: 'year', label: year },
    ],
  } as const;
  return (
    <Stack wide>
      <Segmented {...choice} />
      <Segmented {...choice} wide />
    </Stack>
  );
};
