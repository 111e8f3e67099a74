import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { helmetOn, mopedSide } from '../kit/vehicles/moped.ts';

export default picture(
  roadFromTheSide(),
  onTheRoad(490, 2.3, mopedSide('yellow', 'on its stand')),
  onTheRoad(170, 1.9, stander({ clothes: 'blue' }), helmetOn('red')),
  onTheRoad(810, 1.9, stander({ clothes: 'green', trousers: '#4A3F52' }), helmetOn('white')),
);
