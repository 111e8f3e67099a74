import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  seat: 'lorry',
  own: {
    through: north(1.9, 0),
    speed: [
      [0, 24],
      [8, 22],
    ],
    reaches: [8, 200],
  },
  place: motorway(),
  actors: [
    vehicle('bus', 'yellow', north(1.9, 0), 20, { reaches: [8, 236] }),
    car('red', north(-1.9, -200), 30, { reaches: [8, 391] }),
    car('grey', north(-1.9, -200), 30, { reaches: [8, 366] }),
  ],
  mirrors: ['left', 'right'],
  panel: { indicates: ['left', 3.5, 9] },
});
