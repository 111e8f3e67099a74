import { PAINT, SCENE, SIGN } from '../palette.ts';
import { circle, ellipse, place, rect, type Svg } from '../svg.ts';

export interface BarrierArm {
  /** Metres that the arm reaches over the road when it is down. */
  readonly reach: number;
  /** 0 is lowered, 1 upright. */
  readonly raised?: number;
}

/**
 * A barrier of a level crossing, 100 units a metre, the foot of its drive at (0, 0).
 * Its arm reaches to the left, as on the right-hand side of the road; `towardsLeft` turns it for the other side.
 */
export function barrier({ reach, raised = 0 }: BarrierArm): Svg {
  const length = reach * 100;
  const count = Math.max(3, Math.round(length / 55));
  const pitch = length / count;
  const stripes = Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? rect(-length + index * pitch, -8, pitch, 16, SIGN.red) : '',
  ).join('');
  const arm = rect(-length, -8, length + 44, 16, SIGN.white) + stripes + rect(30, -13, 26, 26, '#5B6468', 3);
  return (
    ellipse(0, -2, 40, 7, SCENE.shade) +
    rect(-21, -118, 42, 118, '#6C767A', 4) +
    place({ x: 0, y: -102, turn: 84 * raised }, arm) +
    circle(0, -102, 11, '#4A5357')
  );
}

/** A coach of a passenger train from the side, 24 m long; 100 units a metre, the middle of its foot at (0, 0). */
export function trainCoach(last: 'left' | 'right' | 'none' = 'none'): Svg {
  const windows = Array.from({ length: 8 }, (_, index) =>
    rect(-960 + index * 240, -300, 170, 95, SCENE.glass, 8),
  ).join('');
  const end = last === 'right' ? 1 : -1;
  const lamps =
    last === 'none'
      ? ''
      : circle(end * 1180, -150, 26, '#FF2B3566') + rect(end * 1180 - 12, -164, 24, 28, SCENE.brakeLight, 4);
  return (
    rect(-1100, -60, 420, 50, '#33393C', 14) +
    rect(680, -60, 420, 50, '#33393C', 14) +
    rect(-1200, -400, 2400, 350, PAINT.blue, 26) +
    rect(-1200, -190, 2400, 34, PAINT.yellow) +
    rect(-1170, -402, 2340, 26, '#3B4347', 12) +
    windows +
    [-1150, 1070].map((x) => rect(x, -310, 80, 250, '#24598F', 6)).join('') +
    lamps
  );
}
