import { join, sep } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { WEB_KIT_DIR } from './paths.ts';

/** Cascade layers, lowest first; unlayered styles take precedence over all of them. */
const ORDER = ['base', 'kit', 'shared'] as const;
type Layer = (typeof ORDER)[number];

const KIT = WEB_KIT_DIR + sep;
const SHARED = `${sep}${join('src', 'shared')}${sep}`;

/** The layer of a style sheet by its file; null for that of a feature, a page or a frame. */
function layerOf(file: string): Layer | null {
  if (file.startsWith(KIT)) return 'kit';
  return file.includes(SHARED) ? 'shared' : null;
}

/**
 * The text of a CSS module within its cascade layer. Each build brings the kit's styles along again, and loads them when a
 * page first needs them: without layers the last one to load would win over what a page says of a component.
 */
export function inLayer(text: string, file: string): string {
  const layer = layerOf(file);
  // in one line, so that source maps keep theirs
  return layer ? `@layer ${ORDER.join()};@layer ${layer}{${text}}` : text;
}

/** A loader for CSS modules: {@link inLayer}. */
export default function stylesInLayers(this: LoaderContext, text: string): string {
  return inLayer(text, this.resourcePath);
}
