import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { carSide } from '../kit/signs/symbols/cars.ts';
import { lorrySide } from '../kit/signs/symbols/vehicles.ts';

export default picture(
  licence([
    { category: 'B', symbol: carSide(), since: '12.05.19' },
    { category: 'C', symbol: lorrySide(), since: '08.02.24' },
    { category: 'C+E', symbol: lorrySide() },
  ]),
);
