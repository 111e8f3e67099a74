import { SIGN } from '../palette.ts';
import { line, path, place, rect, type Svg, trace } from '../svg.ts';
import type { Sign } from './plates.ts';

/** A post with one to three slanting strokes; they fall towards the carriageway. */
function strokePost(strokes: number, side: 'left' | 'right'): Sign {
  const one = (y: number) => `M-14 ${y + 7}L14 ${y - 17}V${y - 1}L-14 ${y + 23}Z`;
  const places = { 1: [0], 2: [-15, 15], 3: [-29, 0, 29] }[strokes] ?? [];
  const plate = rect(-15.5, -50, 31, 100, '#C9CDCE', 2) + rect(-14, -48.5, 28, 97, SIGN.white, 1);
  const drawing = plate + path(places.map((y) => one(y - 3)).join(''), SIGN.red);
  return { drawing: place({ x: 0, y: 0, mirrored: side === 'left' }, drawing), height: 100 };
}

function cross(tracks: 'one' | 'several'): Svg {
  const beam = (x: number, y: number) => {
    const [dx, dy] = [0.036 * x, 0.036 * y];
    return (
      line(`M${-x} ${-y}L${x} ${y}`, { stroke: SIGN.red, width: 17 }) +
      line(trace`M${-x + dx} ${-y + dy}L${x - dx} ${y - dy}`, { stroke: SIGN.white, width: 10.5 })
    );
  };
  const joint = line('M-7.5-4.5L7.5 4.5', { stroke: SIGN.white, width: 10.5 });
  if (tracks === 'one') return beam(44, -26) + beam(44, 26) + joint;
  const lower =
    line('M-44 45L0 19L44 45', { stroke: SIGN.red, width: 17 }) +
    line('M-42.5 44.1L0 19L42.5 44.1', { stroke: SIGN.white, width: 10.5 });
  return lower + place({ x: 0, y: -14 }, beam(44, -26) + beam(44, 26) + joint);
}

/** Signs before level crossings. */
export const G_RAILWAY = {
  'g-1a': strokePost(3, 'right'),
  'g-1b': strokePost(2, 'right'),
  'g-1c': strokePost(1, 'right'),
  'g-1d': strokePost(3, 'left'),
  'g-1e': strokePost(2, 'left'),
  'g-1f': strokePost(1, 'left'),
  'g-3': { drawing: cross('one'), height: 72 },
  'g-4': { drawing: cross('several'), height: 104 },
} satisfies Record<string, Sign>;
