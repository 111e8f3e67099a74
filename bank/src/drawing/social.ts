import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND, CATEGORIES, type CategoryName, LOCALES, TOPICS, type Topic } from '@zielona-fala/contracts';
import { lettering } from '../../kit/lettering.ts';
import { SIGN } from '../../kit/palette.ts';
import { WIDTH } from '../../kit/picture.ts';
import { circle, place, rect, type Svg } from '../../kit/svg.ts';
import { isFilm, loadScenes, type NamedScene } from './scenes.ts';

/** As social networks show pictures of pages. */
const SIZE = { width: 1200, height: 630 };
const SCALE = SIZE.width / WIDTH;
/** Units by which the scene, which is higher, begins above the picture. */
const ABOVE = 22;

const OF_CATEGORY: Readonly<Record<CategoryName, string>> = {
  AM: 'moto-cycle-path',
  A1: 'moto-shoulder',
  A2: 'moto-expressway',
  A: 'moto-motorway',
  B1: 'row-yield-facing',
  B: 'crossing',
  C1: 'hgv-low-bridge',
  C: 'hgv-motorway-lorry',
  D1: 'hgv-bus-children',
  D: 'hgv-bus-stop-crowd',
  T: 'hgv-tractor-trailers',
  PT: 'tramp-follow',
};

const OF_TOPIC: Readonly<Record<Topic, string>> = {
  'road-signs': 'sign-keep-right-island',
  'right-of-way': 'row-equal-tram-and-car',
  'speed-distance': 'motorway',
  manoeuvres: 'man-lane-ends',
  'vulnerable-users': 'vul-van-hides-crossing',
  'driver-sobriety': 'car-night-winding',
  'vehicle-equipment': 'car-lamp-oil',
  'safety-first-aid': 'car-burning-car',
  'rail-tram-places': 'level-crossing-queue',
  'duties-documents': 'vul-police-stop',
  'load-passengers': 'car-roof-load-slipped',
};

/** The sign of the product: a signal case with three green lamps. */
const signal = (x: number, y: number, scale: number): Svg =>
  place(
    { x, y, scale },
    rect(0, 0, 50, 20, SIGN.black, 10),
    circle(10.5, 10, 5.4, '#12884C'),
    circle(25, 10, 5.4, '#1FB567'),
    circle(39.5, 10, 5.4, '#43F09A'),
  );

/** A green board with white letters, as wide as they need. */
const board = (words: string, size: number): Svg => {
  const width = Math.max(200, words.length * size * 0.68 + 90);
  const top = 560 - size * 1.3;
  return [
    rect(60, top, width, size * 1.3, '#006B37', 24),
    rect(70, top + 10, width - 20, size * 1.3 - 20, 'none', 16, { stroke: SIGN.white, width: 5 }),
    lettering(words, {
      x: 60 + width / 2,
      y: top + size,
      size,
      fill: SIGN.white,
      anchor: 'middle',
      weight: 'heavy',
      widest: width - 70,
    }),
  ].join('');
};

function documentOf(drawing: Svg, ...above: Svg[]): string {
  const scene = place({ x: 0, y: -ABOVE, scale: SCALE }, drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}">${scene}${above.join('')}</svg>\n`;
}

/**
 * The pictures that social networks show for the public pages, from scenes of the bank. File name → SVG.
 * @throws Error when a scene is missing or a film
 */
function socialPictures(scenes: readonly NamedScene[]): ReadonlyMap<string, string> {
  const drawingOf = (name: string): Svg => {
    const scene = scenes.find((each) => each.name === name)?.scene;
    if (!scene || isFilm(scene)) throw new Error(`There is no picture ${name}`);
    return scene.drawing;
  };
  const mark = signal(60, 56, 3.2);
  return new Map([
    ...LOCALES.map(
      (locale) =>
        [
          `portal-${locale}.svg`,
          documentOf(drawingOf('green-wave'), mark, board(BRAND[locale], 96)),
        ] as const,
    ),
    ...CATEGORIES.map(
      (name) =>
        [
          `category-${name.toLowerCase()}.svg`,
          documentOf(drawingOf(OF_CATEGORY[name]), mark, board(name, 150)),
        ] as const,
    ),
    ...TOPICS.map((topic) => [`topic-${topic}.svg`, documentOf(drawingOf(OF_TOPIC[topic]), mark)] as const),
  ]);
}

const allPictures = async (bank: string) => socialPictures(await loadScenes(path.join(bank, 'scenes')));

/**
 * Makes the files of `social` what their scenes draw. @returns how many there are
 * @param bank holds `scenes/*.ts` and `social/`
 */
export async function drawSocialPictures(bank: string): Promise<number> {
  const pictures = await allPictures(bank);
  const folder = path.join(bank, 'social');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [file, svg] of pictures) await writeFile(path.join(folder, file), svg);
  return pictures.size;
}

/** Tells where the files of `social` are not what their scenes draw, a line each; changes nothing. */
export async function checkSocialPictures(bank: string): Promise<readonly string[]> {
  const folder = path.join(bank, 'social');
  const pictures = await allPictures(bank);
  const present = await readdir(folder);
  const orphans = present.filter((file) => !pictures.has(file));
  const stale: string[] = [];
  for (const [file, svg] of pictures) {
    const known = present.includes(file) ? await readFile(path.join(folder, file), 'utf8') : null;
    if (known !== svg) stale.push(file);
  }
  return [
    ...stale.map((file) => `social/${file} is not what its scene draws: npm run bank:draw draws it`),
    ...orphans.map((file) => `social/${file} has no scene`),
  ];
}
