import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, faded, polygon, rect, type Svg } from '../svg.ts';
import { SEATS, seenAt } from './camera.ts';
import type { Ground, Thing } from './parts.ts';
import { thing } from './parts.ts';

/**
 * Light of the own headlamps on the road, drawn over the overlay of the night.
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

/** Two lamps of a vehicle that shine through darkness or fog, drawn over the overlay. */
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

const FOG = '#E3E7E8';

/** How much of what is `z` metres away is still seen in a fog in which nothing is seen beyond `sight`. */
const seenThrough = (z: number, sight: number): number => (z >= sight ? 0 : Math.exp((-2.6 * z) / sight));

/**
 * Fog in which nothing of the ground is seen beyond `sight` metres, neither hills nor sky. Drawn last on the ground;
 * things stand before it, so put them there by `thingInFog`.
 */
export function fogBeyond(sight: number): Ground {
  return (camera) => {
    const share = (z: number) => seenAt(camera, 0, z).y / HEIGHT;
    const stops = [1, 0.8, 0.6, 0.45, 0.33, 0.25, 0.17, 0.1]
      .map((part) => part * sight)
      .map(
        (z) =>
          `<stop offset="${share(z).toFixed(2)}" stop-opacity="${(1 - seenThrough(z, sight)).toFixed(2)}" stop-color="${FOG}"/>`,
      )
      .join('');
    return (
      `<linearGradient id="fog-beyond" x2="0" y2="1">${stops}</linearGradient>` +
      rect(0, 0, WIDTH, HEIGHT, 'url(#fog-beyond)')
    );
  };
}

/** A thing in such a fog, the paler the farther. */
export function thingInFog(x: number, z: number, drawing: Svg, sight: number): Thing {
  return thing(x, z, faded(seenThrough(z, sight), drawing));
}

/** Fog that thickens with the distance, drawn over everything else. */
export function fogBank(): Svg {
  const stops = [
    [0, 0.9],
    [0.45, 0.93],
    [0.55, 0.72],
    [1, 0.25],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${FOG}" stop-opacity="${opacity}"/>`)
    .join('');
  return (
    `<linearGradient id="fog" x2="0" y2="1">${stops}</linearGradient>` +
    rect(0, 0, WIDTH, HEIGHT, 'url(#fog)')
  );
}
