import { registration } from '../kit/close-up/registration.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  registration([
    ['B', '2016-05-10'],
    ['J', 'M1'],
    ['P.3', 'P'],
    ['S.1', '5'],
  ]),
);
