import { parseArgs } from 'node:util';
import { UserError } from '../process/user-error.ts';
import type { Change } from './change.ts';
import { nearestTo } from './nearest.ts';

/** A text in the languages of the portal. */
export interface Texts {
  readonly pl: string;
  readonly en: string;
  readonly de: string;
}

/** Takes `--pl TEXT --en TEXT --de TEXT` from arguments. @throws UserError where one is missing */
export function takeTexts(args: readonly string[]): {
  readonly rest: readonly string[];
  readonly texts: Texts;
} {
  const text = { type: 'string' } as const;
  const options = { pl: text, en: text, de: text };
  const { values, positionals } = parse({ args: [...args], options, allowPositionals: true, strict: true });
  const { pl, en, de } = values;
  if (!pl || !en || !de)
    throw new UserError('Say its heading in three languages: --pl "…" --en "…" --de "…".');
  return { rest: positionals, texts: { pl, en, de } };
}

const parse: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
};

/** Adds texts by their ids to the English and German messages of a remote, beside those of the same subject. */
export function addTexts(
  change: Change,
  remote: string,
  added: Readonly<Record<string, Pick<Texts, 'en' | 'de'>>>,
): void {
  for (const locale of ['en', 'de'] as const) {
    change.edit(`${remote}/lang/${locale}.json`, (text) => {
      const all: [string, string][] = Object.entries(JSON.parse(text));
      for (const [id, texts] of Object.entries(added)) {
        const steps = (each: string) => each.split('.');
        const nearest = nearestTo(
          steps(id),
          all.map(([other]) => steps(other)),
        );
        all.splice(nearest === -1 ? all.length : nearest + 1, 0, [id, texts[locale]]);
      }
      return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
    });
  }
}

/** What search engines are told of a page until somebody says it better. */
export const defaultDescription = ({ pl, en, de }: Texts): Texts => ({
  pl: `${pl}: wszystko, czego potrzebujesz.`,
  en: `${en}: everything you need in one place.`,
  de: `${de}: alles Wichtige an einem Ort.`,
});

/** A text as a property or attribute of a source file has it. */
export const quoted = (text: string): string => JSON.stringify(text);
