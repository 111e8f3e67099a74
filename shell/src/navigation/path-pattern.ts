import { inject, parse } from 'regexparam';

export type PathParams = Readonly<Record<string, string>>;

/**
 * @returns finds the pattern's `:steps` in a path, as they stand there; null where the path does not fit. A pattern is
 *   compiled only once it is asked: a page needs few of all addresses
 */
export function matcherOf(pattern: string): (path: string) => PathParams | null {
  if (!pattern.includes(':')) return (path) => (path === pattern ? {} : null);
  let compiled: { readonly names: readonly string[]; readonly fits: RegExp } | undefined;
  return (path) => {
    if (!compiled) {
      const { keys, pattern: caseless } = parse(pattern);
      compiled = { names: keys, fits: new RegExp(caseless.source) };
    }
    const found = compiled.fits.exec(path);
    return found && Object.fromEntries(compiled.names.map((name, index) => [name, found[index + 1] ?? '']));
  };
}

/** The path with values in place of the pattern's `:steps`. */
export const pathWith = (pattern: string, params: PathParams): string => inject(pattern, params);
