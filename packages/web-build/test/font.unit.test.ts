import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { BRAND, LOCALES } from '@zielona-fala/contracts';
import { create } from 'fontkitten';
import { compileMessages } from '../src/messages/compile.ts';
import { REPOSITORY_DIR, WEB_KIT_DIR } from '../src/paths.ts';

const FONT = join(WEB_KIT_DIR, 'src/styles/overpass/overpass.woff2');
const MICROFRONTENDS = ['shell', 'mf-public', 'mf-auth', 'mf-dashboard'];

/** Every text in a JSON document. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

const textsOfFile = async (file: string) => textsIn(JSON.parse(await readFile(file, 'utf8')));

async function missingIn(texts: readonly string[]): Promise<string[]> {
  const font = create(await readFile(FONT));
  if (font.isCollection) throw new Error('one font is expected');
  const used = new Set(texts.flatMap((text) => [...text.replaceAll('\n', ' ')]));
  return [...used].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

// npm run font adds what is missing, once it is among the characters of tools/src/font
test('the font has every character of the portal’s texts', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'texts-'));
  const sources = [WEB_KIT_DIR, ...MICROFRONTENDS.map((name) => join(REPOSITORY_DIR, name))];
  await compileMessages({ sources, outDir });
  const texts = await Promise.all(LOCALES.map((locale) => textsOfFile(join(outDir, `${locale}.json`))));
  await rm(outDir, { recursive: true });
  expect(texts.flat().length).toBeGreaterThan(1000);
  expect(await missingIn([...texts.flat(), ...Object.values(BRAND)])).toEqual([]);
});

test('the font has every character of the questions', async () => {
  const files = globSync('bank/questions/*.json', { cwd: REPOSITORY_DIR });
  const texts = await Promise.all(files.map((file) => textsOfFile(join(REPOSITORY_DIR, file))));
  expect(texts.flat().length).toBeGreaterThan(1000);
  expect(await missingIn(texts.flat())).toEqual([]);
});

test('the font has what dates and numbers are written with', async () => {
  const at = new Date('2026-11-22T15:04:05Z');
  const texts = LOCALES.flatMap((locale) => [
    new Intl.NumberFormat(locale).format(-1_234_567.8),
    new Intl.NumberFormat(locale, { style: 'percent' }).format(0.74),
    // biome-ignore lint/plugin/learner-days: any date of any zone: what matters is its characters
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(at),
    new Intl.RelativeTimeFormat(locale).format(-2, 'month'),
    new Intl.ListFormat(locale).format(['A', 'B', 'C']),
  ]);
  expect(await missingIn(texts)).toEqual([]);
});

test('the font can be as light and as heavy as the tokens ask', async () => {
  const tokens = await readFile(join(WEB_KIT_DIR, 'src/styles/tokens.css'), 'utf8');
  const weights = [...tokens.matchAll(/--w-\w+: (\d+)/g)].map(([, weight]) => Number(weight));
  const font = create(await readFile(FONT));
  if (font.isCollection) throw new Error('one font is expected');
  const { min, max } = font.variationAxes.wght ?? { min: Number.NaN, max: Number.NaN };
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([min, max]);
});

test('the font stays small', async () => {
  expect((await readFile(FONT)).length).toBeLessThan(20_000);
});
