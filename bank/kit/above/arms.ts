import { HEIGHT, WIDTH } from '../picture.ts';

/** Arms of a junction as they lie in the picture: the learner usually comes from `bottom`. */
export const ARMS = ['bottom', 'right', 'top', 'left'] as const;

export type Arm = (typeof ARMS)[number];

/** Quarter turns clockwise that bring the bottom arm to this one's place. */
export const TURNS: Readonly<Record<Arm, number>> = { bottom: 0, left: 1, top: 2, right: 3 };

export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** Width of a lane, half that of a road; units of the picture. */
export const LANE = 80;

/** Where something stands, as if its arm were the bottom one: to the right of the road's middle, and below the junction's middle. */
export interface Spot {
  readonly aside: number;
  readonly away: number;
}

export function spotOf(arm: Arm, { aside, away }: Spot): { x: number; y: number; turn: number } {
  const quarters = TURNS[arm];
  const [sine, cosine] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][quarters] as [number, number];
  return {
    x: CENTRE.x + aside * cosine - away * sine,
    y: CENTRE.y + aside * sine + away * cosine,
    turn: quarters * 90,
  };
}
