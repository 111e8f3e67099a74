import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.9, 0),
    speed: [
      [0, 27],
      [8, 25],
    ],
    reaches: [8, 220],
  },
  place: motorway(),
  actors: [
    vehicle('lorry', 'blue', north(1.9, 0), 23, { reaches: [8, 262] }),
    car('black', north(-1.9, -200), 35, { reaches: [8, 409] }),
  ],
  mirrors: ['left', 'inside'],
  panel: { indicates: ['left', 4.2, 9] },
});
