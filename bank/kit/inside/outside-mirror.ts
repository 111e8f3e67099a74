import { place, rect, type Svg } from '../svg.ts';

/**
 * A large outside mirror of a lorry, bus or tractor, held by an arm from the nearer edge of the picture.
 * @param x middle of the mirror in the picture
 * @param shown drawn in a box of 150 × 250 around (0, 0)
 */
export function outsideMirror(x: number, y: number, shown: Svg): Svg {
  const name = `mirror-${x}-${y}`;
  const arm = x < 480 ? rect(0, y - 96, x, 14, '#1B2226') : rect(x, y - 96, 960 - x, 14, '#1B2226');
  return (
    arm +
    place(
      { x, y },
      rect(-87, -137, 174, 274, '#1B2226', 26) +
        `<clipPath id="${name}"><rect x="-75" y="-125" width="150" height="250" rx="16"/></clipPath>` +
        `<g clip-path="url(#${name})">${shown}</g>`,
    )
  );
}
