import { lettering } from '../lettering.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, ellipse, line, path, place, rect, type Svg } from '../svg.ts';

const SILVER = '#C9D3D8';

export interface Dial {
  readonly labels: readonly string[];
  readonly unit: string;
  /** Share of the scale from 0 to 1 at which the needle stands. */
  readonly share: number;
}

const angleAt = (share: number): number => (-225 + 270 * share) * (Math.PI / 180);
const at = (share: number, radius: number): readonly [number, number] => [
  Math.cos(angleAt(share)) * radius,
  Math.sin(angleAt(share)) * radius,
];
const point = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A round instrument of radius 150 around (0, 0). */
export function dial({ labels, unit, share }: Dial): Svg {
  const last = labels.length - 1;
  const ticks = labels.map((_, index) => `M${point(at(index / last, 118))}L${point(at(index / last, 136))}`);
  const figures = labels.map((label, index) => {
    const [x, y] = at(index / last, 92);
    return lettering(label, { x, y: y + 9, size: 25, fill: SILVER, anchor: 'middle' });
  });
  return (
    circle(0, 0, 156, '#2C373D') +
    circle(0, 0, 148, '#10171B') +
    line(ticks.join(''), { stroke: SILVER, width: 5 }) +
    figures.join('') +
    lettering(unit, { x: 0, y: 66, size: 21, fill: '#8E9CA3', anchor: 'middle', weight: 'regular' }) +
    line(`M${point(at(share, -20))}L${point(at(share, 120))}`, {
      stroke: '#FF6A3D',
      width: 8,
      cap: 'round',
    }) +
    circle(0, 0, 17, '#37434A')
  );
}

export interface Cluster {
  /** Kilometres an hour, to 200. */
  readonly speed: number;
  /** Thousands of revolutions a minute, to 6. */
  readonly revolutions: number;
}

/** A car's instruments with one lamp, drawn 100 units wide around (0, 0), lit large between the dials. */
export function instrumentCluster(lamp: Svg, { speed, revolutions }: Cluster): Svg {
  const speeds = ['0', '40', '80', '120', '160', '200'];
  const thousands = ['0', '1', '2', '3', '4', '5', '6'];
  return (
    rect(0, 0, WIDTH, HEIGHT, '#323E45') +
    path(`M0 ${HEIGHT}V150C150 20 810 20 ${WIDTH} 150V${HEIGHT}Z`, '#1A2328') +
    ellipse(WIDTH / 2, HEIGHT + 40, 560, 70, '#263138') +
    place({ x: 168, y: 290 }, dial({ labels: speeds, unit: 'km/h', share: speed / 200 })) +
    place({ x: 792, y: 290 }, dial({ labels: thousands, unit: '×1000', share: revolutions / 6 })) +
    rect(345, 130, 270, 320, '#10171B', 26) +
    place({ x: WIDTH / 2, y: 290, scale: 2.4 }, lamp)
  );
}
