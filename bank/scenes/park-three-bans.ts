import { badge } from '../kit/close-up/badge.ts';
import { backdrop } from '../kit/close-up/sign.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import type { Sign } from '../kit/signs/plates.ts';
import { ellipse, place, rect } from '../kit/svg.ts';

const post = (x: number, label: string, sign: Sign) =>
  ellipse(x, 512, 44, 8, '#7FA877') +
  rect(x - 7, 200, 14, 312, SIGN.metal) +
  place({ x, y: 210, scale: 2.3 }, sign.drawing) +
  badge(x, 440, label);

export default picture(
  backdrop(),
  post(180, '1', B_MANOEUVRES['b-36']),
  post(480, '2', B_MANOEUVRES['b-35']),
  post(780, '3', B_MANOEUVRES['b-39']),
);
