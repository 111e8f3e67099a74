import { car, north, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  light: 'dusk',
  own: { through: north(1.75, 0), speed: 17, reaches: [7, 120] },
  place: country({ beside: 'fields' }),
  actors: [
    car('grey', south(-1.75, 400), 17, { reaches: [7, 248], noLights: true }),
    car('white', south(-1.75, 400), 17, { reaches: [4.6, 290] }),
    car('black', north(1.75, 0), 17.5, { reaches: [7, 170] }),
  ],
});
