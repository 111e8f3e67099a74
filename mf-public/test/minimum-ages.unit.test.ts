import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { CATEGORIES, LOCALES, MINIMUM_AGES } from '@zielona-fala/contracts';

/** An age in a sentence: od 18 lat, od 20 po …, from the age of 18, from 20, ab 18. */
const AGES = /(?:od|from the age of|from|ab) (\d\d)\b(?! cm| kW| t\b)/gi;

test.each(CATEGORIES)('what the page of category %s says of ages is the one source of them', async (name) => {
  const file = new URL(`../articles/category/${name.toLowerCase()}.json`, import.meta.url);
  const article = JSON.parse(await readFile(file, 'utf8'));
  const { from, otherwise } = MINIMUM_AGES[name];
  for (const locale of LOCALES) {
    const { title, description, lead } = article[locale];
    const told = [...`${title} ${description} ${lead}`.matchAll(AGES)].map(([, age]) => Number(age));
    for (const age of told) expect([from, otherwise]).toContain(age);
  }
});
