import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(-1.9, 0),
    speed: [
      [0, 29],
      [8, 28],
    ],
    reaches: [8, 240],
  },
  place: motorway(),
  actors: [
    vehicle('lorry', 'orange', north(1.9, 0), 24, { reaches: [8, 229] }),
    car('silver', north(1.9, 0), 25, { reaches: [8, 300] }),
    car('blue', north(-1.9, -100), 28.5, { reaches: [8, 300] }),
  ],
  mirrors: ['inside', 'right'],
  panel: { indicates: ['right', 5, 9] },
});
