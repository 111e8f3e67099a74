import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { carSide } from '../kit/signs/symbols/cars.ts';
import { bus } from '../kit/signs/symbols/vehicles.ts';

export default picture(
  licence([
    { category: 'B', symbol: carSide(), since: '03.09.15' },
    { category: 'D1', symbol: bus(), since: '20.05.24' },
    { category: 'D', symbol: bus() },
  ]),
);
