import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Path } from 'opentype.js';
import { figure, path, type Svg } from './svg.ts';

const WEIGHTS = { regular: 400, bold: 700, heavy: 800 } as const;
type Weight = keyof typeof WEIGHTS;

export interface Lettering {
  /** Where the text is anchored; `y` is its base line. */
  readonly x: number;
  readonly y: number;
  /** Font size; capitals are about 0.7 of it high. */
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: Weight;
  /** The text is narrowed to this width when it is wider. */
  readonly widest?: number;
}

const filesOf = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

function fontOf(weight: Weight, subset: 'latin' | 'latin-ext'): Font {
  const file = `@fontsource/overpass/files/overpass-${subset}-${WEIGHTS[weight]}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const content = readFileSync(filesOf.resolve(file));
  const font = opentype.parse(new Uint8Array(content).buffer);
  fonts.set(file, font);
  return font;
}

function fontFor(character: string, weight: Weight): Font {
  const font = (['latin', 'latin-ext'] as const)
    .map((subset) => fontOf(weight, subset))
    .find((known) => known.charToGlyphIndex(character) > 0);
  if (font === undefined) throw new Error(`No letter for “${character}”`);
  return font;
}

// opentype's own toPathData writes figures just below zero as NaN or runs them into the figure before.
function outlineData(outline: Path): string {
  return outline.commands
    .map((command) => {
      const figures = Object.entries(command).filter(([key]) => key !== 'type');
      return (
        command.type +
        figures
          .map(([, value]) => figure(Number(value)))
          .join(' ')
          .replaceAll(' -', '-')
      );
    })
    .join('');
}

/**
 * Words as outlines: a picture must not depend on the fonts of whoever looks at it.
 * @param words may hold the letters of Latin scripts, Polish and German among them; a character without an outline is an error
 */
export function lettering(words: string, options: Lettering): Svg {
  const { x, y, size, fill, anchor = 'start', weight = 'bold', widest } = options;
  const glyphs = [...words].map((character) => {
    const font = fontFor(character, weight);
    return { font, glyph: font.charToGlyph(character) };
  });
  const widths = glyphs.map(({ font, glyph }) => ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm);
  const natural = widths.reduce((sum, width) => sum + width, 0);
  const squeeze = widest === undefined ? 1 : Math.min(1, widest / natural);
  let left = { start: 0, middle: -natural / 2, end: -natural }[anchor];
  const outlines = glyphs.map(({ glyph }, index) => {
    const outline = glyph.getPath(left, 0, size);
    left += widths[index] ?? 0;
    return outlineData(outline);
  });
  const drawn = path(outlines.join(''), fill);
  const scale = squeeze === 1 ? '' : ` scale(${squeeze.toFixed(3)} 1)`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${scale}">${drawn}</g>`;
}
