import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { motorcycle } from '../kit/signs/symbols/cars.ts';

export default picture(
  licence([
    { category: 'A1', symbol: motorcycle(), since: '17.06.25' },
    { category: 'A2', symbol: motorcycle(), since: '17.06.25' },
    { category: 'A', symbol: motorcycle() },
  ]),
);
