import { SCENE, SIGN } from '../palette.ts';
import { path, rect, type Svg, trace } from '../svg.ts';

export interface WorksBarrier {
  /** Metres. */
  readonly width: number;
  /** Of the board's upper edge above the road, metres. */
  readonly top: number;
  /** Metres along the board from one red stripe to the next. */
  readonly repeat: number;
}

const BOARD = 30;

const SLANT = 15;

/** A barrier across a closed lane: a red and white board (U-20) on two legs; 100 units a metre, the middle of its foot at (0, 0). */
export function worksBarrier(options: Partial<WorksBarrier> = {}): Svg {
  const { width = 2.5, top = 1.1, repeat = 0.5 } = options;
  const half = width * 50;
  const count = Math.round(width / repeat);
  const step = (width * 100) / count;
  const stripes = Array.from(
    { length: count },
    (_, index) =>
      trace`M${-half + SLANT + index * step} ${-top * 100}h${step / 2}l${-SLANT} ${BOARD}h${-step / 2}z`,
  );
  const leg = (x: number) => rect(x - 4, -top * 100 + BOARD, 8, top * 100 - BOARD, SCENE.metal);
  return (
    leg(25 - half) +
    leg(half - 25) +
    rect(-half, -top * 100, width * 100, BOARD, SIGN.white) +
    path(stripes.join(''), SIGN.red)
  );
}

export function cone(): Svg {
  return (
    path('M-10-70h20L32-6H-32Z', '#E8591C') +
    path('M-18-46h36l6 16h-48Z', '#fff') +
    rect(-38, -8, 76, 8, '#C44712', 3)
  );
}

/** A striped beacon that stands at roadworks (U-21). */
export function beacon(): Svg {
  const stripes = [0, 1, 2]
    .map((index) => path(`M-14 ${-118 + index * 36}l28-18v18l-28 18z`, '#C1121C'))
    .join('');
  return rect(-4, -20, 8, 20, SIGN.metal) + rect(-14, -136, 28, 118, '#fff') + stripes;
}
