import { registration } from '../kit/close-up/registration.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  registration([
    ['F.2', '18000 kg'],
    ['G', '13100 kg'],
    ['S.1', '51'],
    ['S.2', '–'],
  ]),
);
