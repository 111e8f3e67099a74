import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { path } from '../kit/svg.ts';
import { tipperSide } from '../kit/vehicles/goods.ts';

const heap =
  path(
    'M-396-262C-330-300-300-352-236-362-190-370-150-330-100-336-30-346 0-372 50-352 100-332 120-290 156-262Z',
    '#DDBB74',
  ) +
  path(
    'M-236-362C-190-370-150-330-100-336-130-320-190-318-236-362ZM0-352C40-350 60-330 110-300 60-318 20-330 0-352Z',
    '#C9A55C',
  );

export default picture(roadFromTheSide(), onTheRoad(480, 1.1, tipperSide(heap)));
