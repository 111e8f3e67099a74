import { car, east, north, parked, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { giveWayLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 8],
      [5, 6],
      [8, 2],
    ],
    reaches: [8, 44.5],
  },
  place: town({ junctions: [62], first: 2, parking: 'right' }),
  ground: giveWayLine(56),
  standing: [signs([6.1, 54.5], [A_JUNCTIONS['a-7']])],
  actors: [
    vehicle('lorry', 'silver', north(4.7, 43), 0),
    ...parked(4.65, 8, ['blue', 'grey', 'green'], 7),
    car('red', east(-90, 60.25), 9, { reaches: [8, 84] }),
    walks({ clothes: 'orange' }, north(-5.4, 30)),
  ],
});
