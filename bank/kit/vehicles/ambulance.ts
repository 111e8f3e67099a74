import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, path, place, rect, type Svg } from '../svg.ts';
import { indicatesOnSeenSide, type Lamps } from './lamps.ts';
import { wheel } from './parts.ts';

const YELLOW = '#F7DB1F';
const RED = PAINT.red;
const EDGE = '#00000022';

/** Blue lamp on the roof; with `beacon` it shines. */
const lamp = (x: number, y: number, width: number, { beacon }: Lamps): Svg =>
  (beacon
    ? circle(x, y + 9, width * 0.68, `${SCENE.blueLamp}44`) +
      circle(x, y + 9, width * 0.48, `${SCENE.blueLamp}55`)
    : '') + rect(x - width / 2, y, width, 20, SCENE.blueLamp, 7);

/** Six-armed blue star of the ambulance service. */
const star = (x: number, y: number, scale: number): Svg =>
  place(
    { x, y, scale },
    [0, 60, 120].map((turn) => place({ x: 0, y: 0, turn }, rect(-7, -28, 14, 56, '#1F4FA8', 2))).join(''),
  );

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
    wheel(-178, 36, { rim: '#D7DCDE' }) +
    wheel(192, 36, { rim: '#D7DCDE' }) +
    (lamps.headlights ? circle(280, -96, 34, '#FFF3C477') : '') +
    ellipse(276, -96, 14, 16, SCENE.headlight) +
    rect(-292, -142, 14, 52, SCENE.tailLight, 3) +
    indicator +
    lamp(92, -292, 64, lamps) +
    lamp(-252, -292, 48, lamps)
  );
}
