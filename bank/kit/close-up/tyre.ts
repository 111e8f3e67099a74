import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, line, rect, type Svg } from '../svg.ts';

/** Middle of the wheel, below the picture, and the radius on which what is moulded into the rubber stands. */
export const WHEEL = { x: WIDTH / 2, y: 900, marking: 640 } as const;

const TREAD = { stroke: '#12181B', width: 15 };

/** The upper part of a tyre from the side, so near that only its sidewall and tread are seen. */
export function sidewall(): Svg {
  const { x, y } = WHEEL;
  const blocks = Array.from({ length: 36 }, (_, index) => {
    const angle = ((-126 + index * 2.06) * Math.PI) / 180;
    const at = (radius: number) =>
      `${(x + Math.cos(angle) * radius).toFixed(0)} ${(y + Math.sin(angle) * radius).toFixed(0)}`;
    return `M${at(796)}L${at(840)}`;
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, '#D5DBDC') +
    circle(x, y, 842, '#20272B') +
    line(blocks.join(''), TREAD) +
    circle(x, y, 796, '#2B3338') +
    circle(x, y, 770, 'none', { stroke: '#3B454B', width: 5 }) +
    circle(x, y, 500, 'none', { stroke: '#3B454B', width: 7 }) +
    circle(x, y, 470, '#8C959A') +
    circle(x, y, 440, '#B9C1C5')
  );
}
