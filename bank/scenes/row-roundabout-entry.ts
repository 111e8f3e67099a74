import { junction } from '../kit/above/junction.ts';
import { signBeside } from '../kit/above/sign-beside.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';

export default picture(
  junction({ roundabout: true, giveWayLines: ['bottom', 'right', 'top', 'left'] }),
  signBeside('bottom', [A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']], { aside: 205, away: 175 }),
);
