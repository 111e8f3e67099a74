import { lettering } from '../lettering.ts';
import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, path, place, rect, type Svg } from '../svg.ts';
import { indicatesOnSeenSide, type Lamps } from './lamps.ts';

const YELLOW = '#F7DB1F';
const RED = PAINT.red;
const BLUE = '#2F6BFF';
const EDGE = '#00000022';

/** Blue lamp on the roof; with `beacon` it shines. */
const lamp = (x: number, y: number, width: number, { beacon }: Lamps): Svg =>
  (beacon ? circle(x, y + 9, width * 0.68, `${BLUE}44`) + circle(x, y + 9, width * 0.48, `${BLUE}55`) : '') +
  rect(x - width / 2, y, width, 20, BLUE, 7);

const words = (y: number, size: number): Svg =>
  lettering('AMBULANS', { x: 0, y, size, fill: RED, anchor: 'middle', weight: 'heavy' });

/** Six-armed blue star of the ambulance service. */
const star = (x: number, y: number, scale: number): Svg =>
  place(
    { x, y, scale },
    [0, 60, 120].map((turn) => place({ x: 0, y: 0, turn }, rect(-7, -28, 14, 56, '#1F4FA8', 2))).join(''),
  );

const tyres = rect(-92, -44, 36, 44, SCENE.tyre, 6) + rect(56, -44, 36, 44, SCENE.tyre, 6);

function indicators({ indicator }: Lamps, y: number, front: boolean): Svg {
  if (indicator === undefined) return '';
  const sides = indicator === 'both' ? ['left', 'right'] : [indicator];
  return sides
    .map((side) => {
      const x = ((side === 'left') === front ? 1 : -1) * 86;
      return rect(x - 16, y - 15, 32, 30, '#3B4347', 5) + rect(x - 12, y - 11, 24, 22, SCENE.indicator, 4);
    })
    .join('');
}

/** An ambulance from behind; 205 wide, 280 high, 100 units a metre, the middle of its foot at (0, 0). */
export function ambulanceRear(lamps: Lamps = {}): Svg {
  const tail = lamps.braking ? SCENE.brakeLight : SCENE.tailLight;
  const glow = lamps.braking ? circle(-88, -116, 32, '#FF2B3555') + circle(88, -116, 32, '#FF2B3555') : '';
  return (
    ellipse(0, -2, 114, 11, SCENE.shade) +
    tyres +
    path(
      'M-84-272H84C94-272 99-262 100-250V-36C100-28 95-24 87-24H-87C-95-24-100-28-100-36V-250C-99-262-94-272-84-272Z',
      YELLOW,
    ) +
    rect(-80, -224, 74, 62, SCENE.glass, 6) +
    rect(6, -224, 74, 62, SCENE.glass, 6) +
    words(-236, 30) +
    rect(-100, -146, 200, 26, RED) +
    rect(-100, -116, 200, 8, '#1F4FA8') +
    star(0, -86, 0.72) +
    rect(-1.5, -230, 3, 124, EDGE) +
    glow +
    rect(-98, -142, 20, 52, tail, 4) +
    rect(78, -142, 20, 52, tail, 4) +
    rect(-30, -56, 60, 16, '#F6F6F0', 2) +
    rect(-96, -40, 192, 14, '#3B4347', 5) +
    indicators(lamps, -80, false) +
    lamp(-70, -290, 44, lamps) +
    lamp(70, -290, 44, lamps)
  );
}

/** An ambulance from the front; AMBULANS is written to be read in a mirror. */
export function ambulanceFront(lamps: Lamps = {}): Svg {
  const glow = lamps.headlights ? circle(-74, -88, 36, '#FFF3C477') + circle(74, -88, 36, '#FFF3C477') : '';
  return (
    ellipse(0, -2, 114, 11, SCENE.shade) +
    tyres +
    path(
      'M-80-272H80C88-272 92-266 94-256L100-128V-40C100-30 94-26 86-26H-86C-94-26-100-30-100-40V-128L-94-256C-92-266-88-272-80-272Z',
      YELLOW,
    ) +
    path('M-78-222C-40-228 40-228 78-222L88-150H-88Z', SCENE.glass) +
    rect(-99, -140, 198, 8, '#1F4FA8') +
    place({ x: 0, y: 0, mirrored: true }, words(-110, 25)) +
    rect(-46, -98, 92, 26, '#22292D', 8) +
    rect(-100, -66, 200, 18, RED) +
    glow +
    ellipse(-74, -88, 20, 15, SCENE.headlight) +
    ellipse(74, -88, 20, 15, SCENE.headlight) +
    rect(-30, -46, 60, 16, '#F6F6F0', 2) +
    rect(-122, -178, 18, 44, SCENE.tyre, 6) +
    rect(104, -178, 18, 44, SCENE.tyre, 6) +
    indicators(lamps, -118, true) +
    lamp(-56, -290, 60, lamps) +
    lamp(56, -290, 60, lamps)
  );
}

const wheel = (x: number): Svg => circle(x, -36, 36, SCENE.tyre) + circle(x, -36, 18, '#D7DCDE');

/** An ambulance from the side, driving to the right; 580 long. `towardsLeft` would mirror words, so there are none. */
export function ambulanceSide(lamps: Lamps = {}): Svg {
  const indicator = indicatesOnSeenSide(lamps)
    ? rect(236, -140, 34, 26, '#3B4347', 5) + rect(241, -136, 24, 18, SCENE.indicator, 4)
    : '';
  return (
    ellipse(0, -2, 290, 12, SCENE.shade) +
    path(
      'M-288-44V-254C-288-266-282-272-270-272H96C120-272 134-266 146-250L196-178C232-170 262-160 278-142C286-132 288-118 288-98V-44C288-34 284-30 274-30H-274C-284-30-288-34-288-44Z',
      YELLOW,
    ) +
    path('M96-246C112-246 122-240 130-228L166-176H76V-246Z', SCENE.glass) +
    rect(-20, -246, 74, 70, SCENE.glass, 6) +
    rect(-288, -150, 569, 34, RED) +
    rect(-288, -110, 575, 9, '#1F4FA8') +
    star(-160, -208, 1.5) +
    rect(62, -246, 3, 212, EDGE) +
    rect(-36, -246, 3, 212, EDGE) +
    wheel(-178) +
    wheel(192) +
    (lamps.headlights ? circle(280, -96, 34, '#FFF3C477') : '') +
    ellipse(276, -96, 14, 16, SCENE.headlight) +
    rect(-292, -142, 14, 52, SCENE.tailLight, 3) +
    indicator +
    lamp(92, -292, 64, lamps) +
    lamp(-252, -292, 48, lamps)
  );
}
