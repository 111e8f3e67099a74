import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.9, 0),
    speed: [
      [0, 27],
      [8, 26],
    ],
    reaches: [8, 220],
  },
  place: motorway(),
  actors: [
    vehicle('lorry', 'orange', north(1.9, 0), 22, { reaches: [8, 275] }),
    car('red', north(-1.9, -100), 36, { reaches: [3, 180] }),
    car('white', north(1.9, -100), 26, { reaches: [8, 262] }),
  ],
  mirrors: ['left', 'inside'],
  panel: { indicates: ['left', 4.2, 9] },
});
