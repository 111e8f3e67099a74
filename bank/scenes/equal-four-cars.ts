import { junction } from '../kit/above/junction.ts';
import { traffic } from '../kit/above/traffic.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  junction(),
  traffic({ kind: 'car', paint: 'blue', from: 'bottom', to: 'top' }),
  traffic({ kind: 'car', paint: 'yellow', from: 'right', to: 'left' }),
  traffic({ kind: 'car', paint: 'red', from: 'top', to: 'bottom' }),
  traffic({ kind: 'car', paint: 'white', from: 'left', to: 'right' }),
);
