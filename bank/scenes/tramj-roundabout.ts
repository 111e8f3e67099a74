import { junction } from '../kit/above/junction.ts';
import { signBeside } from '../kit/above/sign-beside.ts';
import { traffic } from '../kit/above/traffic.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';

export default picture(
  junction({ roundabout: true, tracks: [['bottom', 'top']], giveWayLines: ['bottom'] }),
  traffic({ kind: 'tram', paint: 'blue', from: 'bottom', to: 'top', at: 182 }),
  traffic({ kind: 'car', paint: 'white', from: 'left', at: 22, aside: 74, turned: 42 }),
  signBeside('bottom', [A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']], { away: 165, aside: 134 }),
);
