import { car, north, parked, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { stopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 9],
      [4.5, 3],
      [6, 2.4],
      [8, 4],
    ],
    reaches: [8, 58],
  },
  place: town({ junctions: [62], kind: 'houses', pavement: 7, first: 1 }),
  ground: stopLine(53.5),
  standing: [signs([4.4, 52.5], [B_MANOEUVRES['b-20']])],
  actors: [
    car('blue', west(80, 63.75), 9, { reaches: [8, 34] }),
    walks({ clothes: 'orange' }, north(5.2, 10)),
    ...parked(-2.6, 12, ['grey', 'red'], 9),
  ],
  panel: {},
});
