/** A piece of SVG markup. Pieces are put together by joining them. */
export type Svg = string;

/** Measures in the units of the picture, rounded to a tenth: finer steps cannot be seen and cost bytes. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data whose figures are rounded: trace`M${x} ${y}`. */
export function trace(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  const written = values.map((value) => (typeof value === 'number' ? figure(value) : value));
  return String.raw({ raw: parts }, ...written);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function element(name: string, attributes: Attributes, content: Svg = ''): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? figure(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export interface Stroke {
  readonly stroke: string;
  readonly width: number;
  readonly cap?: 'round' | 'butt' | 'square';
  readonly join?: 'round' | 'miter' | 'bevel';
  /** As in SVG, e.g. `2 14`. */
  readonly dash?: string;
}

const strokeAttributes = (line: Stroke | undefined): Attributes =>
  line === undefined
    ? {}
    : {
        stroke: line.stroke,
        'stroke-width': line.width,
        'stroke-linecap': line.cap,
        'stroke-linejoin': line.join,
        'stroke-dasharray': line.dash,
      };

/** A filled path; `d` as in SVG. */
export function path(d: string, fill: string, outline?: Stroke): Svg {
  return element('path', { d, fill, ...strokeAttributes(outline) });
}

/** A path that is drawn and not filled. */
export function line(d: string, stroke: Stroke): Svg {
  return path(d, 'none', stroke);
}

/** A rectangle given by its upper left corner; `radius` rounds its corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius?: number,
  outline?: Stroke,
): Svg {
  return element('rect', { x, y, width, height, rx: radius, fill, ...strokeAttributes(outline) });
}

/** A circle around (x, y). */
export function circle(x: number, y: number, radius: number, fill: string, outline?: Stroke): Svg {
  return element('circle', { cx: x, cy: y, r: radius, fill, ...strokeAttributes(outline) });
}

/** An ellipse around (x, y). */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string): Svg {
  return element('ellipse', { cx: x, cy: y, rx: radiusX, ry: radiusY, fill });
}

/** A polygon given by its corners. */
export function polygon(
  corners: readonly (readonly [number, number])[],
  fill: string,
  outline?: Stroke,
): Svg {
  const d = corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`).join('');
  return path(`${d}Z`, fill, outline);
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Left and right change places. */
  readonly mirrored?: boolean;
}

/** Puts pieces that were drawn around (0, 0) to another place. */
export function place(placement: Placement, ...pieces: Svg[]): Svg {
  const { x, y, scale = 1, turn = 0, mirrored = false } = placement;
  const steps = [`translate(${figure(x)} ${figure(y)})`];
  if (turn !== 0) steps.push(`rotate(${figure(turn)})`);
  const precise = String(Math.round(scale * 1000) / 1000);
  if (mirrored) steps.push(`scale(-${precise} ${precise})`);
  else if (scale !== 1) steps.push(`scale(${precise})`);
  return element('g', { transform: steps.join(' ') }, pieces.join(''));
}

/** Turns what goes to the right into something that goes to the left. */
export function towardsLeft(drawing: Svg): Svg {
  return place({ x: 0, y: 0, mirrored: true }, drawing);
}

/** Makes pieces see-through: 0 cannot be seen, 1 is solid. */
export function faded(opacity: number, ...pieces: Svg[]): Svg {
  return element('g', { opacity: Math.round(opacity * 100) / 100 }, pieces.join(''));
}
