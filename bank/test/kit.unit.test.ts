import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SEATS, seenAt, strip } from '../kit/driver/camera.ts';
import { thing } from '../kit/driver/parts.ts';
import { edgesOf, LANE, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { film, move, picture } from '../kit/picture.ts';
import type { Sign } from '../kit/signs/plates.ts';
import { place, rect } from '../kit/svg.ts';
import { drawingsOf } from '../src/drawing/drawings.ts';

const FIGURES = /[MLHVCSQTAZ]|-?\d+(\.\d+)?|[ ,]/gi;

describe('lettering', () => {
  test('gives outlines of finite figures for whatever is written on signs', () => {
    const letters = fc.constantFrom(...'AĄBCĆDEĘFGHŁMNŃOÓSŚTUÜZŻŹßäö0123456789 ,.-');
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), (words) => {
        const drawn = lettering(words, { x: 0, y: 0, size: 40, fill: '#000', anchor: 'middle' });
        const data = / d="([^"]*)"/.exec(drawn)?.[1] ?? '';
        expect(data.replace(FIGURES, '')).toBe('');
      }),
    );
  });

  test('is narrowed to the width it is given', () => {
    const options = { x: 0, y: 0, size: 40, fill: '#000' } as const;
    expect(lettering('Gdańsk', { ...options, widest: 60 })).toMatch(/scale\(0\.\d+ 1\)/);
    expect(lettering('Gdańsk', { ...options, widest: 600 })).not.toContain('scale');
  });

  test('names a character that it cannot write', () => {
    expect(() => lettering('Щ', { x: 0, y: 0, size: 40, fill: '#000' })).toThrow('Щ');
  });
});

describe('the driver’s view', () => {
  const distance = fc.double({ min: 3, max: 200, noNaN: true });

  test('shows what is nearer lower and larger', () => {
    fc.assert(
      fc.property(distance, distance, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other) + 1];
        const [low, high] = [seenAt(SEATS.car, 1, near), seenAt(SEATS.car, 1, far)];
        expect(low.y).toBeGreaterThan(high.y);
        expect(low.x).toBeGreaterThan(high.x);
      }),
    );
  });

  test('draws nearer things over farther ones, in whatever order they are named', () => {
    const near = thing(0, 8, rect(0, 0, 1, 1, '#near'));
    const far = thing(0, 20, rect(0, 0, 1, 1, '#far'));
    for (const things of [
      [near, far],
      [far, near],
    ]) {
      const drawn = driverView({ setting: 'bare', things });
      expect(drawn.indexOf('#far')).toBeLessThan(drawn.indexOf('#near'));
    }
  });

  test('leaves out what is behind the eyes or the top of a hill', () => {
    expect(driverView({ setting: 'bare', things: [thing(0, 1, rect(0, 0, 1, 1, '#gone'))] })).not.toContain(
      '#gone',
    );
    expect(strip({ ...SEATS.car, farthest: 30 }, -1, 1, 40, 80, '#gone')).toBe('');
  });

  test('has the eyes in the middle of the own lane, and traffic on the right', () => {
    const road = { ...STREET, lanes: 2, ownLane: 2 };
    const edges = edgesOf(road);
    expect(edges.right).toBeCloseTo(1.5 * LANE);
    expect(edges.middle).toBeCloseTo(-0.5 * LANE);
    expect(edges.left).toBeCloseTo(-1.5 * LANE);
  });
});

const SIGNS = new URL('../kit/signs/', import.meta.url);

async function signsOf(file: string): Promise<readonly [string, Sign][]> {
  const exported: object = await import(new URL(file, SIGNS).href);
  return Object.values(exported)
    .filter((value) => typeof value === 'object')
    .flatMap((record: Readonly<Record<string, Sign>>) => Object.entries(record));
}

test('every sign has a height and is drawn with finite figures', async () => {
  const files = readdirSync(SIGNS).filter((name) => name.endsWith('.ts'));
  const signs = (await Promise.all(files.map(signsOf))).flat();
  expect(signs.length).toBeGreaterThanOrEqual(files.length);
  expect(files).not.toEqual([]);
  const wrong = signs.filter(
    ([, { drawing, height }]) => !(height > 0) || /NaN|undefined|Infinity/.test(drawing),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('a scene', () => {
  test('gives one picture, a film its first and last frame', () => {
    const at = (time: number) => place({ x: time, y: 0 });
    expect([...drawingsOf({ name: 'a', scene: picture(at(7)) })]).toEqual([
      ['scenes/a.svg', expect.stringContaining('translate(7 0)')],
    ]);
    expect([...drawingsOf({ name: 'b', scene: film(6, at) })]).toEqual([
      ['films/b.svg', expect.stringContaining('translate(0 0)')],
      ['films/b-end.svg', expect.stringContaining('translate(6 0)')],
    ]);
  });

  test('moves from one value to the other and rests before and after', () => {
    expect([0, 1, 2, 3, 9].map((time) => move(time, 1, 3, 10, 20))).toEqual([10, 10, 15, 20, 20]);
  });
});
