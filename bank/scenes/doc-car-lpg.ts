import { registration } from '../kit/close-up/registration.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  registration([
    ['B', '2025-03-18'],
    ['J', 'M1'],
    ['P.3', 'P  LPG'],
    ['S.1', '5'],
  ]),
);
