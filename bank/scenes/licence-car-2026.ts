import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { carSide, motorcycle } from '../kit/signs/symbols/cars.ts';
import { lorrySide } from '../kit/signs/symbols/vehicles.ts';

export default picture(
  licence([
    { category: 'A', symbol: motorcycle() },
    { category: 'B', symbol: carSide(), since: '12.10.26' },
    { category: 'C', symbol: lorrySide() },
  ]),
);
