import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { carSide, moped, motorcycle } from '../kit/signs/symbols/cars.ts';

export default picture(
  licence([
    { category: 'AM', symbol: moped(), since: '05.03.26' },
    { category: 'A1', symbol: motorcycle() },
    { category: 'B1', symbol: carSide() },
  ]),
);
