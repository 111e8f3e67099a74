import { registration } from '../kit/close-up/registration.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  registration([
    ['F.2', '7500 kg'],
    ['F.3', '11000 kg'],
    ['G', '4200 kg'],
    ['S.1', '3'],
  ]),
);
