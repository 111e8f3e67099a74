import { SIGN } from '../../palette.ts';
import { path, type Svg } from '../../svg.ts';
import { disc, hole, wheel } from './shapes.ts';

const LORRY_SIDE =
  'M-9-17H28.5Q30-17 30-15.5V4.5H-9Z' +
  'M-22-11H-13Q-11.5-11-11.5-9.5V6H30V11H28.8A6.5 6.5 0 0 0 15.9 11H15.5A6.5 6.5 0 0 0 2.6 11H-13.5A6.5 6.5 0 0 0-26.5 11H-30V1.5Q-30-.5-29.3-2.5L-26.5-9Q-25.5-11-22-11Z' +
  'M-22-8L-25.5-.8H-15V-8Z' +
  wheel(-20, 11.5, 5.2, 1.7) +
  wheel(9, 11.5, 5.2, 1.7) +
  wheel(22.4, 11.5, 5.2, 1.7);

/** A lorry that goes to the left, from the side; 60 wide and 34 high. Its box reaches from (-9, -17) to (30, 4.5). */
export function lorrySide(colour: string = SIGN.black): Svg {
  return path(LORRY_SIDE, colour);
}

const LORRY_REAR =
  'M-17-22H17Q18.5-22 18.5-20.5V8H-18.5V-20.5Q-18.5-22-17-22Z' +
  'M-.8-19V5.5H.8V-19Z' +
  'M-18.5 10H18.5V15.5H17.5V20Q17.5 22 15.5 22H11Q9 22 9 20V15.5H-9V20Q-9 22-11 22H-15.5Q-17.5 22-17.5 20V15.5H-18.5Z' +
  'M-16 11.5V14H-11V11.5Z' +
  'M11 11.5V14H16V11.5Z';

/** A lorry from behind; 37 wide and 44 high. */
export function lorryRear(colour: string = SIGN.black): Svg {
  return path(LORRY_REAR, colour);
}

const BUS =
  'M-28-16H28.5Q31-16 31-13.5V9.5Q31 11 29.5 11H25.6A7 7 0 0 0 11.9 11H-12.1A7 7 0 0 0-25.9 11H-30Q-31.5 11-31.5 9.5V-1L-30.5-13Q-30.2-16-28-16Z' +
  'M-27.5-12.5L-28.5-2.5H-21V-12.5Z' +
  [-18, -8.2, 1.6, 11.4].map((x) => `M${x}-12.5v8.5h7.3v-8.5Z`).join('') +
  'M21.2-12.5V-4H27.5V-12.5Z' +
  wheel(-19, 11.5, 5.6, 1.8) +
  wheel(18.8, 11.5, 5.6, 1.8);

/** A bus that goes to the left, from the side; 62 wide and 33 high. */
export function bus(colour: string = SIGN.black): Svg {
  return path(BUS, colour);
}

const TRACTOR =
  'M-25-6.5Q-24-7.5-22-7.5L-3.5-8.5L-2-20.5H-4V-22.5Q-4-23.5-3-23.5H17Q18-23.5 18-22.5V-20.5H16L17-7.4A13.7 13.7 0 0 0 .4 7.5H-9.6A8.2 8.2 0 0 0-26 9H-27V-3Q-27-5-25-6.5Z' +
  'M1-20.5L-.5-8.5H12.5L13.2-20.5Z' +
  'M-16-18H-13.5V-7H-16Z' +
  disc(14, 6, 12) +
  hole(14, 6, 5.5) +
  disc(14, 6, 2.5) +
  wheel(-18, 11, 7, 2.5);

/** A tractor that goes to the left; 54 wide and 42 high. */
export function tractor(colour: string = SIGN.black): Svg {
  return path(TRACTOR, colour);
}

const TRAM_FRONT =
  'M-1.5-25L-10-18.5L-8.8-17L0-23.5L8.8-17L10-18.5L1.5-25Z' +
  'M-9-17H9Q14-17 14.5-12L16 11Q16 16 11 16H-11Q-16 16-16 11L-14.5-12Q-14-17-9-17Z' +
  'M-5.5-14.5V-11.5H5.5V-14.5Z' +
  'M-11-9L-12 3H12L11-9Z' +
  hole(-10, 9.5, 2.5) +
  hole(10, 9.5, 2.5) +
  'M-10.5 18H-6L-10 25H-15.5Z' +
  'M10.5 18L15.5 25H10L6 18Z';

/** A tram from in front; 32 wide and 50 high. */
export function tramFront(colour: string = SIGN.black): Svg {
  return path(TRAM_FRONT, colour);
}

const LOCOMOTIVE =
  'M10-19H31V-15H28.5V6H-25V-7Q-25-8.5-23.5-8.5H-20.5L-22-17H-11L-12.5-8.5H-5V-11Q-5-14-1.5-14Q2-14 2-11V-8.5H12.5V-15H10Z' +
  'M16-13V-5H25V-13Z' +
  'M-25 7.5H31V11H-27L-32 15V11Z' +
  disc(-18, 13.5, 4.8) +
  disc(-5, 11.5, 6.8) +
  disc(10, 11.5, 6.8) +
  disc(24, 11.5, 6.8) +
  disc(-15, -22, 3.6) +
  disc(-8.5, -24, 4.2) +
  disc(-1, -25.5, 3.2) +
  disc(5, -25.5, 2.2);

/** A steam engine that goes to the left; 63 wide and 48 high. */
export function locomotive(colour: string = SIGN.black): Svg {
  return path(LOCOMOTIVE, colour);
}

const TRAILER =
  'M4-13H30V5H4Z' +
  'M-9 4.5H0V6.5H31V10H27.5A5.5 5.5 0 0 0 16.5 10H15.5A5.5 5.5 0 0 0 4.5 10H0V7.5H-9Z' +
  'M-31-17H-8V10H-11.5A6 6 0 0 0-23.5 10H-31Z' +
  wheel(-17.5, 11, 4.8, 1.6) +
  wheel(10, 11, 4.4, 1.5) +
  wheel(22, 11, 4.4, 1.5);

/** The rear of a vehicle that goes to the left and its trailer with two axles; 62 wide and 33 high. */
export function trailer(colour: string = SIGN.black): Svg {
  return path(TRAILER, colour);
}
