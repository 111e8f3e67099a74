import { signCloseUp } from '@zielona-fala/scene-kit/close-up/sign.ts';
import { lettering } from '@zielona-fala/scene-kit/lettering.ts';
import { SIGN } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { board } from '@zielona-fala/scene-kit/signs/plates.ts';
import { motorcycle } from '@zielona-fala/scene-kit/signs/symbols/cars.ts';
import { place } from '@zielona-fala/scene-kit/svg.ts';

const parkingForMotorcycles = board(
  lettering('P', { x: 1, y: 2, size: 62, fill: SIGN.white, anchor: 'middle' }) +
    place({ x: 0, y: 24, scale: 0.86 }, motorcycle(SIGN.white)),
);

export default picture(signCloseUp(parkingForMotorcycles));
