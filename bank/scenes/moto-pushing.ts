import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { line, rect } from '../kit/svg.ts';
import { helmetOn, mopedSide } from '../kit/vehicles/moped.ts';

const reach = line('M4-134L34-114L60-116', { stroke: '#2A68AC', width: 13, cap: 'round', join: 'round' });

export default picture(
  roadFromTheSide(),
  rect(0, 424, 960, 7, SCENE.paint),
  rect(0, 434, 960, 62, '#A79F90'),
  rect(0, 494, 960, 46, SCENE.meadow),
  onTheRoad(520, 1.95, mopedSide('green')),
  onTheRoad(450, 1.95, walker({ clothes: 'blue', stride: 0.04 }), helmetOn('orange', 'right'), reach),
);
