import { SIGN } from '../palette.ts';
import { circle, path, rect, type Svg } from '../svg.ts';

/**
 * A road sign drawn around (0, 0) with an edge or diameter of about 100 units: it fits into -50…50 in width.
 * Plates that are wider or higher than others say so by their height.
 */
export interface Sign {
  readonly drawing: Svg;
  /** Units; the sign reaches from `-height / 2` to `height / 2`. */
  readonly height: number;
}

/** Warning sign: yellow triangle with a red rim. The symbol is drawn around (0, 12), about 40 wide and 34 high. */
export function warning(symbol: Svg): Sign {
  const rim = path('M0-40L46 40H-46Z', SIGN.yellow, { stroke: SIGN.yellow, width: 8, join: 'round' });
  const band = path('M0-37L43.5 38H-43.5Z', SIGN.yellow, { stroke: SIGN.red, width: 7, join: 'round' });
  return { drawing: rim + band + symbol, height: 92 };
}

/** Prohibition: white disc with a red rim. The symbol keeps within a radius of 34. */
export function prohibition(symbol: Svg): Sign {
  const disc = circle(0, 0, 50, SIGN.red) + circle(0, 0, 38, SIGN.white);
  return { drawing: disc + symbol, height: 100 };
}

/** Order: blue disc with a thin white rim. The symbol is white and keeps within a radius of 38. */
export function order(symbol: Svg): Sign {
  const disc = circle(0, 0, 50, SIGN.white) + circle(0, 0, 48, SIGN.blue);
  return { drawing: disc + symbol, height: 100 };
}

/** Information: blue board with a thin white rim; 100 wide. */
export function board(symbol: Svg, height = 100, ground: string = SIGN.blue): Sign {
  const top = -height / 2;
  const plate = rect(-50, top, 100, height, SIGN.white, 8) + rect(-48, top + 2, 96, height - 4, ground, 6.5);
  return { drawing: plate + symbol, height };
}

/** A plate with a black rim, 100 wide if not said otherwise. */
export function rimmed(symbol: Svg, height: number, ground: string, width = 100): Sign {
  const [left, top] = [-width / 2, -height / 2];
  const plate =
    rect(left, top, width, height, SIGN.black, 4) +
    rect(left + 2.2, top + 2.2, width - 4.4, height - 4.4, ground, 2.5);
  return { drawing: plate + symbol, height };
}
