import { figure } from '../../svg.ts';

/** Path data of a symbol: filled parts run clockwise, cut-outs the other way. */
export type Outline = string;

/** A filled circle. */
export function disc(x: number, y: number, radius: number): Outline {
  const r = figure(radius);
  const across = figure(2 * radius);
  return `M${figure(x - radius)} ${figure(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0Z`;
}

/** A circle cut out of what it lies on. */
export function hole(x: number, y: number, radius: number): Outline {
  const r = figure(radius);
  const across = figure(2 * radius);
  return `M${figure(x - radius)} ${figure(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
}

/** A wheel with a cut-out hub. */
export function wheel(x: number, y: number, radius: number, hub = radius * 0.35): Outline {
  return disc(x, y, radius) + hole(x, y, hub);
}

/** A joint of a limb: where it is and half how thick the limb is there. */
export type Joint = readonly [x: number, y: number, radius: number];

function bone([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): Outline {
  const heading = Math.atan2(y2 - y1, x2 - x1);
  const spread = Math.acos((r1 - r2) / Math.hypot(x2 - x1, y2 - y1));
  const at = (x: number, y: number, r: number, angle: number) =>
    `${figure(x + r * Math.cos(angle))} ${figure(y + r * Math.sin(angle))}`;
  const [wideStart, wideEnd] = spread < Math.PI / 2 ? [1, 0] : [0, 1];
  const start = `M${at(x1, y1, r1, heading + spread)}A${figure(r1)} ${figure(r1)} 0 ${wideStart} 1 `;
  const middle = `${at(x1, y1, r1, heading - spread)}L${at(x2, y2, r2, heading - spread)}`;
  return `${start}${middle}A${figure(r2)} ${figure(r2)} 0 ${wideEnd} 1 ${at(x2, y2, r2, heading + spread)}Z`;
}

/** An arm, leg or body: it tapers from joint to joint and is round at each of them. */
export function limb(...joints: readonly Joint[]): Outline {
  return joints
    .slice(1)
    .map((joint, index) => bone(joints[index] ?? joint, joint))
    .join('');
}
