import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: { through: north(1.9, 0), speed: 27.78, reaches: [7, 210] },
  place: motorway(),
  actors: [
    car('silver', north(1.9, 0), 27.78, { reaches: [7, 282] }),
    car('red', north(-1.9, -100), 35, { reaches: [6, 205] }),
    vehicle(
      'bus',
      'yellow',
      [
        [-16, 900],
        [-16, 0],
      ],
      27,
    ),
  ],
  panel: {},
});
