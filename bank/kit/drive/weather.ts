import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, line, path, rect, type Svg } from '../svg.ts';

export type Light = 'day' | 'dusk' | 'night' | 'rain' | 'fog' | 'night-rain';

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})(?=["\da-f]{0,2}")/giu;

/** A drawing whose colours are mixed with darkness or fog. */
export function veiled(drawing: Svg, share: number, light: Light): Svg {
  if (share >= 1) return drawing;
  const veil = light === 'fog' ? [223, 228, 230] : [9, 14, 22];
  return drawing.replace(HEX, (colour: string) => {
    const long =
      colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
    const mixed = veil.map((other, index) => {
      const value = Number.parseInt(long.slice(1 + 2 * index, 3 + 2 * index), 16);
      return Math.round(other + (value - other) * share)
        .toString(16)
        .padStart(2, '0');
    });
    return `#${mixed.join('')}`;
  });
}

/** Share of a standing thing's own colour that is seen at a distance; the rest is darkness or fog. */
export function visibleShare(light: Light, ahead: number, aside: number, reach: number): number {
  if (light === 'fog') return Math.max(0, Math.min(1, 1.15 - ahead / 62));
  if (light !== 'night' && light !== 'night-rain') return 1;
  const beside = Math.max(0, Math.abs(aside - 0.6) - 2.5 - ahead * 0.12) / 6;
  return Math.max(0.07, Math.min(1, 1.25 - ahead / reach) * Math.max(0.1, 1 - beside));
}

/** Colour and weather over the ground and the sky, below what stands. */
export function groundLight(light: Light, horizon: number, reach: number): Svg {
  switch (light) {
    case 'night':
    case 'night-rain':
      return nightOver(horizon, reach);
    case 'fog':
      return (
        `<linearGradient id="fog" x2="0" y2="1"><stop offset="${(horizon / HEIGHT).toFixed(2)}" stop-color="#DFE4E6"/>` +
        `<stop offset="${(horizon / HEIGHT + 0.05).toFixed(2)}" stop-color="#DFE4E6" stop-opacity=".85"/>` +
        '<stop offset="1" stop-color="#DFE4E6" stop-opacity=".12"/></linearGradient>' +
        rect(0, 0, WIDTH, HEIGHT, 'url(#fog)')
      );
    case 'rain':
      return rect(0, 0, WIDTH, HEIGHT, '#4D5E6A50');
    case 'dusk':
      return rect(0, 0, WIDTH, HEIGHT, '#2A354A55');
    case 'day':
      return '';
  }
}

function nightOver(horizon: number, reach: number): Svg {
  const stops = [
    [0, 0.12],
    [0.45, 0.4],
    [0.75, 0.82],
    [1, 0.93],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#070D16" stop-opacity="${opacity}"/>`)
    .join('');
  const y = horizon + 820 * (1.25 / (reach * 0.45));
  const gradient =
    `<radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" ` +
    `gradientTransform="translate(505 ${(y + 150).toFixed(0)}) scale(560 ${(150 + y - horizon + 6).toFixed(0)})">${stops}</radialGradient>`;
  return gradient + rect(0, 0, WIDTH, HEIGHT, 'url(#beam)');
}

/** What lies over everything: dusk and rain on things, drops, the wiper. */
export function overThings(light: Light, time: number, windscreen: boolean): Svg {
  switch (light) {
    case 'rain':
      return rect(0, 0, WIDTH, HEIGHT, '#4D5E6A2E') + drops(time) + (windscreen ? wiper(time) : '');
    case 'night-rain':
      return drops(time) + (windscreen ? wiper(time) : '');
    case 'dusk':
      return rect(0, 0, WIDTH, HEIGHT, '#2A354A40');
    default:
      return '';
  }
}

function drops(time: number): Svg {
  const strokes = Array.from({ length: 26 }, (_, index) => {
    const x = (index * 197 + time * 70) % WIDTH;
    const y = ((index * 89 + time * 760) % (HEIGHT + 40)) - 20;
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-4 20`;
  });
  return line(strokes.join(''), { stroke: '#E8F1F670', width: 2 });
}

const SWEEP = 1.3;

function wiper(time: number): Svg {
  const share = (1 - Math.cos((time / SWEEP) * 2 * Math.PI)) / 2;
  const arm = (x: number) => {
    const angle = ((-82 + 96 * share) * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const at = (far: number) => `${(x + far * sine).toFixed(0)} ${(HEIGHT + 70 - far * cosine).toFixed(0)}`;
    return (
      line(`M${at(0)}L${at(300)}`, { stroke: '#15191bcc', width: 7 }) +
      line(`M${at(120)}L${at(460)}`, { stroke: '#15191bcc', width: 9, cap: 'round' })
    );
  };
  return arm(330) + arm(780);
}

/** A lamp that shines: its core and its halo, the larger the darker it is. */
export function glow(x: number, y: number, radius: number, colour: string, light: Light, strong = 1): Svg {
  const dark = light === 'day' || light === 'rain' ? 1.7 : 2.8;
  return circle(x, y, radius * dark * strong, `${colour}3C`) + circle(x, y, radius, colour);
}

export const skyOf = (light: Light): string =>
  ({
    day: '#CFE4EE',
    dusk: '#9FB0C4',
    night: '#101A26',
    rain: '#B4C2C9',
    fog: '#DFE4E6',
    'night-rain': '#101A26',
  })[light];

/** Far hills by the direction in which one looks. */
export function hills(heading: number, horizon: number, focal: number, fill: string): Svg {
  const points = Array.from({ length: 25 }, (_, index) => {
    const x = index * 40;
    const way = ((heading * Math.PI) / 180 + Math.atan((x - WIDTH / 2) / focal)) * 1;
    const high = 24 + 9 * Math.sin(way * 7 + 1) + 6 * Math.sin(way * 17);
    return `${x} ${(horizon - high).toFixed(1)}`;
  });
  return path(`M${points.join('L')}L${WIDTH} ${horizon + 2}H0Z`, fill);
}
