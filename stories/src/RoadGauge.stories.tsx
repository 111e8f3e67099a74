import { RoadGauge } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: RoadGauge };

export const Tones = () => {
  const { points, passMark } = useWords();
  const ends = { max: 74, mark: 68, markLabel: passMark, label: points, start: '0', end: '74' };
  return (
    <Stack wide>
      <RoadGauge {...ends} value={71} />
      <RoadGauge {...ends} value={40} tone="bad" />
      <RoadGauge {...ends} value={0} tone="goal" />
    </Stack>
  );
};
