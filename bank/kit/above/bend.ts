import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, line, rect, type Svg } from '../svg.ts';

/** Middle line of the road: from the lower edge of the picture in a bend to the right. */
const BEND = 'M400 640V560C400 330 560 190 1040 190';

/** A slippery two-way road from above that bends to the right; those who come from below keep to the right of its middle line. */
export function bendFromAbove(surface = '#7C8A92'): Svg {
  const trees = [
    [90, 110],
    [150, 330],
    [70, 470],
    [760, 470],
    [880, 400],
    [650, 500],
    [330, 60],
  ];
  return (
    rect(0, 0, WIDTH, HEIGHT, '#DDE6E3') +
    trees
      .map(([x = 0, y = 0]) => circle(x, y, 34, SCENE.foliageLight) + circle(x - 6, y - 6, 20, '#EAF1EE'))
      .join('') +
    line(BEND, { stroke: SCENE.kerb, width: 272 }) +
    line(BEND, { stroke: surface, width: 256 }) +
    line(BEND, { stroke: '#93A1A8', width: 70 }) +
    line(BEND, { stroke: SCENE.paint, width: 6, dash: '36 40' })
  );
}
