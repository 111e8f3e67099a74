import { type Light, Lights } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

const ROW: readonly Light[] = ['on', 'on', 'done', 'gap', 'bad', 'now', 'off'];

export default { component: Lights };

export const Rows = () => {
  const { lights } = useWords();
  return (
    <Stack wide>
      <Lights lights={ROW} label={lights} />
      <Lights lights={ROW} label={lights} big />
      <Lights lights={ROW} label={lights} lightUp />
    </Stack>
  );
};
