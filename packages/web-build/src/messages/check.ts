/** Message texts by id. */
export type Translations = Record<string, string>;

export interface TranslationCheck {
  readonly missing: readonly string[];
  readonly unused: readonly string[];
}

/** Compares the messages that the sources use with those that a language offers. An empty text counts as missing. */
export function checkTranslations(used: Translations, offered: Translations): TranslationCheck {
  return {
    missing: Object.keys(used).filter((id) => !offered[id]?.trim()),
    unused: Object.keys(offered).filter((id) => !(id in used)),
  };
}

/** A language lacks messages that the sources use. */
export class MissingTranslations extends Error {
  constructor(file: string, ids: readonly string[]) {
    super(`${file} lacks ${ids.length} message(s): ${ids.join(', ')}`);
    this.name = 'MissingTranslations';
  }
}
