import { north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { levelCrossing } from '../kit/drive/tracks.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { G_RAILWAY } from '../kit/signs/g-railway.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 13],
      [4, 9],
      [8, 5],
    ],
    reaches: [8, 76],
  },
  place: country({ beside: 'fields' }),
  ground: [...levelCrossing(96), ...brokenStopLine(89)],
  standing: [signs([4.6, 62], [A_JUNCTIONS['a-10']]), signs([4.4, 90], [G_RAILWAY['g-3']])],
  actors: [0, 23, 46].map((behind) =>
    vehicle(
      'tram',
      'blue',
      [
        [-200, 96],
        [200, 96],
      ],
      16,
      { reaches: [8, 181 - behind] },
    ),
  ),
});
