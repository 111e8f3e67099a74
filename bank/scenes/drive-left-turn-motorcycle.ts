import { car, north, rides } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 60],
      [-60, 61.75],
    ],
    radius: 8,
    speed: [
      [0, 10],
      [4, 6],
      [8, 2.6],
    ],
    reaches: [8, 51],
  },
  place: country({ junctions: [60], beside: 'trees', without: 'east' }),
  actors: [
    rides(
      'motorcyclist',
      north(-0.9, -100),
      [
        [0, 17],
        [8, 15],
      ],
      { reaches: [8, 144], look: { clothes: 'red', helmet: 'white' } },
    ),
    car(
      'blue',
      north(1.75, -100),
      [
        [0, 11],
        [8, 6],
      ],
      { reaches: [8, 137] },
    ),
  ],
  mirrors: ['left', 'inside'],
  panel: { indicates: ['left', 1.5, 9] },
});
