import { registration } from '../kit/close-up/registration.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  registration([
    ['F.2', '1840 kg'],
    ['G', '1260 kg'],
    ['S.1', '5'],
    ['S.2', '–'],
  ]),
);
