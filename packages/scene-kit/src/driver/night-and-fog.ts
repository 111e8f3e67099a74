import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, polygon, rect, type Svg } from '../svg.ts';
import { SEATS, seenAt } from './camera.ts';

/**
 * Light of the own headlamps on the road, drawn over the veil of a night.
 * @param reach metres at which it fades out
 */
export function beamOnRoad(reach: number, left: number, right: number): Svg {
  const corners = [
    seenAt(SEATS.car, left * 1.6, 3),
    seenAt(SEATS.car, left, reach),
    seenAt(SEATS.car, right, reach),
    seenAt(SEATS.car, right * 1.6, 3),
  ];
  const far = Math.round(seenAt(SEATS.car, 0, reach).y);
  const stops = [
    [0, 0],
    [0.25, 0.34],
    [1, 0.5],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#FFF3C4" stop-opacity="${opacity}"/>`)
    .join('');
  return (
    `<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="${far}" x2="0" y2="${HEIGHT}">${stops}</linearGradient>` +
    polygon(
      corners.map(({ x, y }) => [x, y] as const),
      'url(#beam)',
    )
  );
}

/** Two lamps of a vehicle that shine through darkness or fog, drawn over the veil. */
export function lampsOver(x: number, z: number, colour: string, apart = 1.4, height = 0.75): Svg {
  const metre = 1000 / z;
  return [-apart / 2, apart / 2]
    .map((side) => {
      const at = seenAt(SEATS.car, x + side, z, height);
      return (
        circle(at.x, at.y, metre * 0.62, `${colour}30`) +
        circle(at.x, at.y, metre * 0.34, `${colour}66`) +
        circle(at.x, at.y, metre * 0.14, colour)
      );
    })
    .join('');
}

/** Fog that thickens with the distance, drawn over everything else. */
export function fogBank(): Svg {
  const stops = [
    [0, 0.9],
    [0.45, 0.93],
    [0.55, 0.72],
    [1, 0.25],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#E3E7E8" stop-opacity="${opacity}"/>`)
    .join('');
  return (
    `<linearGradient id="fog" x2="0" y2="1">${stops}</linearGradient>` +
    rect(0, 0, WIDTH, HEIGHT, 'url(#fog)')
  );
}
