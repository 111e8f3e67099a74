import { SIGN } from '../../palette.ts';
import { figure, line, path, type Svg } from '../../svg.ts';

export interface Tip {
  readonly x: number;
  readonly y: number;
  /** Degrees from up, clockwise: 90 points to the right. */
  readonly turn: number;
}

export interface ArrowStyle {
  readonly fill?: string;
  /** Of the shaft. */
  readonly width?: number;
  /** Half the width of the head. */
  readonly reach?: number;
}

function headOutline(tip: Tip, width: number, reach: number): string {
  const cut = width * 1.35;
  const half = width / 2;
  const corners = [
    [0, 0],
    [reach, reach],
    [reach, reach + cut],
    [half, half + cut],
    [-half, half + cut],
    [-reach, reach + cut],
    [-reach, reach],
  ] as const;
  const radians = (tip.turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const points = corners.map(
    ([x, y]) => `${figure(tip.x + x * cos - y * sin)} ${figure(tip.y + x * sin + y * cos)}`,
  );
  return `M${points.join('L')}Z`;
}

/**
 * An arrow of road signs.
 * @param shaft middle line of its shaft, ending about the shaft's width before the tips
 */
export function arrow(shaft: string, tips: readonly Tip[], style: ArrowStyle = {}): Svg {
  const { fill = SIGN.white, width = 13, reach = width * 1.65 } = style;
  const heads = tips.map((tip) => headOutline(tip, width, reach)).join('');
  return line(shaft, { stroke: fill, width, join: 'round' }) + path(heads, fill);
}

/** A straight upward arrow. */
export function upArrow(x: number, bottom: number, top: number, style: ArrowStyle = {}): Svg {
  const { width = 13 } = style;
  return arrow(`M${figure(x)} ${figure(bottom)}V${figure(top + width)}`, [{ x, y: top, turn: 0 }], style);
}
