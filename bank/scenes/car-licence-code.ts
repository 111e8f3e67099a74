import { licence } from '../kit/close-up/licence.ts';
import { picture } from '../kit/picture.ts';
import { carSide, motorcycle } from '../kit/signs/symbols/cars.ts';
import { lorrySide } from '../kit/signs/symbols/vehicles.ts';

export default picture(
  licence([
    { category: 'AM', symbol: motorcycle(), since: '12.05.22', code: '01.01' },
    { category: 'B', symbol: carSide(), since: '12.05.22', code: '01.01' },
    { category: 'C', symbol: lorrySide() },
  ]),
);
