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
const UKRAINIAN_FONT = join(WEB_KIT_DIR, 'src/styles/overpass/overpass-ukrainian.woff2');
const FONTS_CSS = join(WEB_KIT_DIR, 'src/styles/fonts.css');
const MICROFRONTENDS = ['shell', 'mf-public', 'mf-auth', 'mf-dashboard'];

/** Every text in a JSON document. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

const textsOfFile = async (file: string) => textsIn(JSON.parse(await readFile(file, 'utf8')));

async function openFont(file: string) {
  const font = create(await readFile(file));
  if (font.isCollection) throw new Error('one font is expected');
  return font;
}

async function missingIn(texts: readonly string[], files = [FONT]): Promise<string[]> {
  const fonts = await Promise.all(files.map(openFont));
  const used = new Set(texts.flatMap((text) => [...text.replaceAll('\n', ' ')]));
  return [...used].filter(
    (character) => !fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
}

/** The characters for which a style sheet has a browser fetch the Ukrainian file. */
async function ukrainianRange(): Promise<string[]> {
  const range = /unicode-range: ([^;]+);/.exec(await readFile(FONTS_CSS, 'utf8'))?.[1] ?? '';
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
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
  expect(await missingIn(texts.flat(), [FONT, UKRAINIAN_FONT])).toEqual([]);
});

test('the Ukrainian letters are fetched for themselves alone, all of them', async () => {
  const range = await ukrainianRange();
  const inPortal = await openFont(FONT);
  const inUkrainian = await openFont(UKRAINIAN_FONT);
  expect(range.filter((letter) => inPortal.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  const letters = [...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'].flatMap((letter) => [
    letter,
    letter.toUpperCase(),
  ]);
  expect(letters.filter((letter) => !range.includes(letter))).toEqual([]);
  expect(letters.filter((letter) => !inUkrainian.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
    [],
  );
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
  const font = await openFont(FONT);
  const { min, max } = font.variationAxes.wght ?? { min: Number.NaN, max: Number.NaN };
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([min, max]);
});

test('the font stays small', async () => {
  expect((await readFile(FONT)).length).toBeLessThan(20_000);
  expect((await readFile(UKRAINIAN_FONT)).length).toBeLessThan(13_000);
});
