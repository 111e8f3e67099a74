import { Skeleton } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';

export default { component: Skeleton };

export const Shapes = () => (
  <Stack wide>
    <Skeleton />
    <Skeleton width="60%" height="2.25rem" />
  </Stack>
);
