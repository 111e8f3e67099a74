import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'templates');

/** A file of `templates` with a value for each of its `{{names}}`. */
export function fromTemplate(file: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return readFileSync(path.join(FOLDER, `${file}.tmpl`), 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_all, name: string) => {
      if (!known.has(name)) throw new Error(`${file} asks for {{${name}}}, which nobody gives`);
      return String(known.get(name));
    },
  );
}
