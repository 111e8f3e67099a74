import { registration } from '../kit/close-up/registration.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  registration([
    ['B', '2021-04-12'],
    ['J', 'M3'],
    ['G', '11800 kg'],
    ['S.1', '45'],
  ]),
);
