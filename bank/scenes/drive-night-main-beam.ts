import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  light: 'night',
  reach: 120,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 21],
      [7, 20],
    ],
    reaches: [7, 150],
  },
  place: country({ beside: 'trees' }),
  actors: [
    car('red', south(-1.75, 600), 20, { reaches: [7, 404] }),
    vehicle('lorry', 'blue', south(-1.75, 900), 20, { reaches: [7, 670] }),
  ],
  panel: { mainBeam: true },
});
