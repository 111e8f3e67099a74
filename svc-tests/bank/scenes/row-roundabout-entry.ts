import { junction, signBeside } from '@zielona-fala/scene-kit/above/junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '@zielona-fala/scene-kit/signs/c-directions.ts';

export default picture(
  junction({ roundabout: true, giveWayLines: ['bottom', 'right', 'top', 'left'] }),
  signBeside('bottom', [A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']], { aside: 205, away: 175 }),
);
