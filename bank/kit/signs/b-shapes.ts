import { SIGN } from '../palette.ts';
import { circle, figure, path, rect, type Svg, towardsLeft } from '../svg.ts';
import type { Sign } from './plates.ts';

/** The colour of symbols on signs that end a prohibition. */
export const GREY = '#9CA2A5';

/** A stroke across a disc from the upper left to the lower right. */
export function slash(colour: string, width = 9, reach = 42): Svg {
  const along = reach * Math.SQRT1_2;
  const aside = (width / 2) * Math.SQRT1_2;
  const near = figure(along - aside);
  const far = figure(along + aside);
  return path(`M-${near}-${far}L${far} ${near}L${near} ${far}L-${far}-${near}Z`, colour);
}

/** The black stroke of signs that end something, from the lower left to the upper right. */
export function endBand(reach: number, width = 8): Svg {
  return towardsLeft(slash(SIGN.black, width, reach));
}

/** End of a prohibition: white disc with a thin black rim and a black stroke over the grey symbol. */
export function ending(symbol: Svg): Sign {
  const disc =
    circle(0, 0, 50, SIGN.white) + circle(0, 0, 47.5, SIGN.white, { stroke: SIGN.black, width: 2 });
  return { drawing: disc + symbol + endBand(44), height: 100 };
}

/** Blue disc with a red rim, for stopping and parking; the radius is 50. */
export function stoppingDisc(marks: Svg): Svg {
  return circle(0, 0, 50, SIGN.red) + circle(0, 0, 39, SIGN.blue) + marks;
}

/** White board of zones with a thin black line inside its edge; 100 wide. */
export function zoneBoard(content: Svg, height = 130): Sign {
  const top = -height / 2;
  const ground =
    rect(-50, top, 100, height, SIGN.white, 7) +
    rect(-47.5, top + 2.5, 95, height - 5, SIGN.white, 5, { stroke: SIGN.black, width: 1.8 });
  return { drawing: ground + content, height };
}
