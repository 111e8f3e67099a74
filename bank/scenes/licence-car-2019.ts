import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { carSide, motorcycle } from '../kit/signs/symbols/cars.ts';

export default picture(
  licence([
    { category: 'A1', symbol: motorcycle() },
    { category: 'A', symbol: motorcycle() },
    { category: 'B', symbol: carSide(), since: '14.06.19' },
  ]),
);
