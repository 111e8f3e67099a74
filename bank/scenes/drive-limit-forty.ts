import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { speedLimit } from '../kit/signs/b-limits.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 15],
      [3, 14.4],
      [7, 14.4],
    ],
    reaches: [7, 90],
  },
  place: country({ beside: 'village' }),
  standing: [signs([4.6, 48], [speedLimit(40)]), signs([4.4, 130], [A_CARRIAGEWAY['a-11']])],
  actors: [car('green', south(-1.75, 220), 13), walks({ clothes: 'blue' }, north(5, 80))],
  panel: {},
});
