import { signCloseUp } from '../kit/close-up/sign.ts';
import { lettering } from '../kit/lettering.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { board } from '../kit/signs/plates.ts';
import { motorcycle } from '../kit/signs/symbols/cars.ts';
import { place } from '../kit/svg.ts';

const parkingForMotorcycles = board(
  lettering('P', { x: 1, y: 2, size: 62, fill: SIGN.white, anchor: 'middle' }) +
    place({ x: 0, y: 24, scale: 0.86 }, motorcycle(SIGN.white)),
);

export default picture(signCloseUp(parkingForMotorcycles));
