import type { Svg } from './svg.ts';

/** Size of every picture in units: 16:9, as the exam shows it. */
export const WIDTH = 960;
export const HEIGHT = 540;

/** A still picture; a file of `bank/scenes` exports one, or a {@link Film}. */
export interface Picture {
  readonly drawing: Svg;
}

/** An animated scene, whose first frame is its poster. */
export interface Film {
  readonly seconds: number;
  /** @param time seconds since the film began, from 0 to `seconds` */
  drawingAt(time: number): Svg;
}

/** A still scene of pieces, the first behind the others. */
export function picture(...pieces: Svg[]): Picture {
  return { drawing: pieces.join('') };
}

/**
 * An animated scene.
 * @param seconds its length, 5 to 12
 */
export function film(seconds: number, drawingAt: (time: number) => Svg): Film {
  return { seconds, drawingAt };
}

/** The SVG file of a drawing. */
export function document(drawing: Svg): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>\n`;
}

/** Interpolates from `from` to `to` between the times `start` and `end`, easing in and out; constant before and after. */
export function move(time: number, start: number, end: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - start) / (end - start)));
  return from + (to - from) * share * share * (3 - 2 * share);
}
