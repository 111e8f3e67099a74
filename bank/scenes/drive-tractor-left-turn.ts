import { car, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { tractorBonnet } from '../kit/inside/tractor.ts';

export default drive({
  seconds: 8,
  seat: 'bus',
  own: {
    through: [
      [1.75, 0],
      [1.75, 70],
      [-60, 71.75],
    ],
    radius: 8,
    speed: [
      [0, 7],
      [5, 5],
      [8, 2.4],
    ],
    reaches: [8, 60],
  },
  place: country({ junctions: [70], beside: 'fields', without: 'east' }),
  actors: [
    car(
      'red',
      [
        [1.75, -200],
        [1.75, 0],
        [-1.7, 24],
        [-1.7, 300],
      ],
      [
        [0, 17],
        [8, 16],
      ],
      { radius: 10, reaches: [8, 252] },
    ),
    vehicle('lorry', 'green', south(-1.75, 300), 10, { reaches: [8, 120] }),
  ],
  mirrors: ['left'],
  front: () => tractorBonnet('left'),
});
