import { car, north, parked, rides, south, walks } from '../kit/drive/actors.ts';
import { boxAt } from '../kit/drive/buildings.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { SCENE } from '../kit/palette.ts';
import { move } from '../kit/picture.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [5, 10],
      [7, 6],
    ],
    reaches: [7, 47],
  },
  place: town({ parking: 'right', first: 1 }),
  actors: [
    ...parked(4.75, 29.6, ['green', 'silver', 'red', ['van', 'white'], 'grey', 'blue', 'white']),
    car('black', south(-1.75, 200), 11, { reaches: [7, 128] }),
    walks({ clothes: 'yellow', with: 'bag' }, north(7.6, 20)),
    rides(
      'cyclist',
      [
        [2.9, 0],
        [2.9, 50],
        [1.4, 58],
        [1.4, 90],
      ],
      4.4,
      { radius: 4, reaches: [7, 56.5], look: { clothes: 'orange' } },
    ),
  ],
  changing: (time) =>
    [
      { low: 0.35, high: 0.95, colour: '#2F74C0' },
      { low: 0.95, high: 1.38, colour: SCENE.glass },
    ].map(({ colour, ...size }) =>
      boxAt([3.83, 61.2], move(time, 4.9, 5.7, 0, 62), { front: 0, rear: -1.1, half: 0.04, ...size }, colour),
    ),
});
