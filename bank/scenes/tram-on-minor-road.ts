import { junction } from '../kit/above/junction.ts';
import { signBeside } from '../kit/above/sign-beside.ts';
import { traffic } from '../kit/above/traffic.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default picture(
  junction({ tracks: [['left', 'right']] }),
  traffic({ kind: 'car', paint: 'blue', from: 'bottom', to: 'top' }),
  traffic({ kind: 'tram', paint: 'yellow', from: 'left', to: 'right' }),
  signBeside('bottom', [D_ROADS['d-1']]),
  signBeside('left', [A_JUNCTIONS['a-7']]),
);
