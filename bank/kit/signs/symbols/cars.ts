import { SIGN } from '../../palette.ts';
import { path, type Svg } from '../../svg.ts';
import { disc, hole, wheel } from './shapes.ts';

const CAR_FRONT =
  'M-10-18H10Q13.5-18 14.6-15L18-4Q20-2 20 2V11Q20 12.5 18.5 12.5H17.5V16Q17.5 18 15.5 18H12.5Q10.5 18 10.5 16V12.5H-10.5V16Q-10.5 18-12.5 18H-15.5Q-17.5 18-17.5 16V12.5H-18.5Q-20 12.5-20 11V2Q-20-2-18-4L-14.6-15Q-13.5-18-10-18Z' +
  'M-9.5-14L-13-4.5H13L9.5-14Z' +
  hole(-14, 3.8, 2.8) +
  hole(14, 3.8, 2.8);

/** A car from in front; 40 wide and 36 high. */
export function carFront(colour: string = SIGN.black): Svg {
  return path(CAR_FRONT, colour);
}

const CAR_SIDE =
  'M-28.5 9Q-30 9-30 7V3.5Q-30-.5-26-1.5L-15-4L-7.5-11.5Q-6-13-3.5-13H9.5Q12.5-13 14.5-11.2L21.5-4.5L27-3.5Q30-3 30 0V7Q30 9 28 9H25.6A7.6 7.6 0 0 0 10.4 9H-9.9A7.6 7.6 0 0 0-25.1 9Z' +
  'M-4.5-10L-10-4H2V-10Z' +
  'M5-10V-4H16.5L10.8-9.5Q10.3-10 9.5-10Z' +
  wheel(-17.5, 9, 5.6, 1.9) +
  wheel(18, 9, 5.6, 1.9);

/** A car that goes to the left, from the side; 60 wide and 28 high. */
export function carSide(colour: string = SIGN.black): Svg {
  return path(CAR_SIDE, colour);
}

const MOTORCYCLE =
  disc(-19.5, 8.5, 10) +
  hole(-19.5, 8.5, 6) +
  disc(19.5, 8.5, 10) +
  hole(19.5, 8.5, 6) +
  disc(-19.5, 8.5, 2) +
  disc(19.5, 8.5, 2) +
  'M-20.5 8L-12.5-10.5L-14.5-12L-8-17.5L-6-15.8L-9.5-12.5L-10-9.5L-6-9.5Q1-13.5 7-7.5L24-8.5Q27-8 25.5-5L15-2.5L13 .5L20.5 7.5L19 10L10.5 5.5L9 13H-7L-9.5-1.5L-17.8 9.5Z' +
  'M-14.5-10.2Q-17.5-9.5-18-6L-13.5-5Z' +
  'M6 12.5H24L26 16.5H7Z';

/** A motorcycle that goes to the left; 60 wide and 36 high. */
export function motorcycle(colour: string = SIGN.black): Svg {
  return path(MOTORCYCLE, colour);
}

const MOPED =
  disc(-18, 9.5, 8.5) +
  hole(-18, 9.5, 5.2) +
  disc(18, 9.5, 8.5) +
  hole(18, 9.5, 5.2) +
  disc(-18, 9.5, 1.8) +
  disc(18, 9.5, 1.8) +
  'M-19.5 9L-11.5-14L-17-16.5L-16-19L-7.5-16.8L-8-14.5L-12.5-1L-7.5 5.5H5L8-2.5L5.5-7.5H1.5Q0-7.5 0-9Q0-10.5 1.5-10.5H20.5Q23-10.5 22-8L11.5-6L11-2.5L19.5 8L18 11L8.5 10L5 13.5H-2L-10 9L-14 2L-16.5 9.5Z';

/** A moped that goes to the left; 54 wide and 38 high. */
export function moped(colour: string = SIGN.black): Svg {
  return path(MOPED, colour);
}
