import { junction, signBeside, traffic } from '@zielona-fala/scene-kit/above/junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';

export default picture(
  junction({ tracks: [['left', 'right']] }),
  traffic({ kind: 'car', paint: 'blue', from: 'bottom', to: 'top' }),
  traffic({ kind: 'tram', paint: 'yellow', from: 'left', to: 'right' }),
  signBeside('bottom', [D_ROADS['d-1']]),
  signBeside('left', [A_JUNCTIONS['a-7']]),
);
