import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { motorcycle } from '../kit/signs/symbols/cars.ts';

export default picture(
  licence([
    { category: 'A1', symbol: motorcycle(), since: '20.04.26' },
    { category: 'A2', symbol: motorcycle() },
    { category: 'A', symbol: motorcycle() },
  ]),
);
