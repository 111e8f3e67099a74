import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, rect } from '../kit/svg.ts';
import { lorrySide } from '../kit/vehicles/lorry.ts';

const lift =
  line('M-386-92L-396-22M-330-70L-408-16', { stroke: '#2B3236', width: 14, join: 'round' }) +
  path('M-398-18H-602L-622 0H-398Z', '#5B6468') +
  rect(-604, -20, 206, 8, '#F0A21A');

/** A pallet with cartons on a pallet truck. */
const pallet =
  rect(-792, -30, 130, 14, '#B98A54') +
  rect(-790, -42, 126, 10, '#C79A5F') +
  rect(-786, -160, 118, 118, '#C9A170', 4) +
  line('M-727-160V-42M-786-102H-668', { stroke: '#A98352', width: 4 }) +
  line('M-800-30L-834-150M-848-150H-820', { stroke: '#C8323B', width: 9, cap: 'round' }) +
  circle(-790, -10, 10, SCENE.tyre) +
  circle(-672, -9, 8, SCENE.tyre);

export default picture(
  roadFromTheSide('#9AA09E'),
  onTheRoad(1010, 1.15, lorrySide({ paint: 'blue' }), lift, pallet),
);
