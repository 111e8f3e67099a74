import type { Svg } from './svg.ts';

/** Size of every picture in units: 16:9, as the exam shows it. */
export const WIDTH = 960;
export const HEIGHT = 540;

/** What a file of `bank/scenes` exports: a still picture … */
export interface Picture {
  readonly drawing: Svg;
}

/** … or a film, whose first frame is its poster. */
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
 * @param seconds its length, 5 to 8
 */
export function film(seconds: number, drawingAt: (time: number) => Svg): Film {
  return { seconds, drawingAt };
}

/** The SVG file of a drawing. */
export function document(drawing: Svg): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>\n`;
}

/** Runs from `from` to `to` while the time goes from `start` to `end`, slow at both ends; before and after it rests. */
export function move(time: number, start: number, end: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - start) / (end - start)));
  return from + (to - from) * share * share * (3 - 2 * share);
}
