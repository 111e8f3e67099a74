import { junction, traffic } from '@zielona-fala/scene-kit/above/junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  junction(),
  traffic({ kind: 'car', paint: 'blue', from: 'bottom', to: 'top' }),
  traffic({ kind: 'car', paint: 'yellow', from: 'right', to: 'left' }),
);
