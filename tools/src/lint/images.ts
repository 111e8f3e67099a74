import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

/** An image that a file of deploy/ names. */
export interface NamedImage {
  readonly file: string;
  readonly name: string;
  readonly tag: string | undefined;
}

const NAMED = /^\s*(?:- )?image: ["']?([\w./-]+?)(?::([\w.-]+))?(?:@sha256:[0-9a-f]{64})?["']?$/gm;
const EXACT = /^v?\d+\.\d+\.\d+(-[\w.]+)?$/;
/** Our own images are named without a tag: each overlay says which version of them it runs. */
const OWN = 'registry.example/zielona-fala/';

/** Images of others that compose files and manifests name. */
export function namedImages(): NamedImage[] {
  const files = globSync(['deploy/*.yaml', 'deploy/k8s/**/*.yaml'], { cwd: ROOT }).toSorted();
  return files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(NAMED)]
      .map(([, name = '', tag]) => ({ file, name, tag }))
      .filter(({ name }) => !name.startsWith(OWN)),
  );
}

/** Images without an exact version, and those that are named with two. */
export function findImageProblems(images: readonly NamedImage[]): string[] {
  const seen = new Map<string, NamedImage>();
  return images.flatMap((image) => {
    const { file, name, tag } = image;
    if (tag === undefined || !EXACT.test(tag)) {
      return [`${file}: ${name} ${tag ?? 'without a tag'} is not an exact version`];
    }
    const first = seen.get(name) ?? image;
    seen.set(name, first);
    return first.tag === tag ? [] : [`${name} is ${first.tag} in ${first.file} and ${tag} in ${file}`];
  });
}
