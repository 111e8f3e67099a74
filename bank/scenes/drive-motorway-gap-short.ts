import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: { through: north(-1.9, 0), speed: 33.34, reaches: [7, 250] },
  place: motorway(),
  actors: [
    car('grey', north(-1.9, 0), 33.34, { reaches: [7, 271] }),
    car('white', north(-1.9, 0), 33.34, { reaches: [7, 330] }),
    vehicle('lorry', 'green', north(1.9, 0), 23, { reaches: [7, 300] }),
    car(
      'blue',
      [
        [-12, 900],
        [-12, 0],
      ],
      34,
    ),
  ],
  panel: {},
});
