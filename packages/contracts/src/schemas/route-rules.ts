import { LOCALES } from '../locales.ts';
import { LINKS } from '../portal/links.ts';
import { type RemoteName, remoteOf } from '../portal/remotes.ts';
import {
  type DescribedPage,
  instancesOf,
  parametersOf,
  pathIn,
  pathsOf,
  type RoutesDocument,
} from '../portal/routes.ts';

const LINKED: Readonly<Record<string, RemoteName>> = LINKS;

/** `/exam/:id` and `/exam/:number` match the same paths. */
const patternOf = (path: string): string => path.replaceAll(/:\w+/g, ':');

const hasTwice = (words: readonly string[]): boolean => new Set(words).size < words.length;

function problemOfInstances(name: string, { instances = {}, heads = {} }: DescribedPage): string | null {
  const words = Object.values(instances);
  if (LOCALES.some((locale) => hasTwice(words.map((word) => pathIn(word, locale)))))
    return `two instances of "${name}" are at the same path`;
  const lacking = instancesOf({ instances }).find((instance) => instance !== null && !(instance in heads));
  return lacking ? `"${name}" has no head for ${lacking}` : null;
}

function problemOfPage(name: string, page: DescribedPage, remote: RemoteName): string | null {
  const { paths, instances, indexed, menu } = page;
  const all = pathsOf(paths);
  const foreign = all.find((path) => remoteOf(path) !== remote);
  if (foreign) return `"${name}" is at ${foreign}, which is not of ${remote}`;
  const [parameters = '', ...others] = all.map((path) => parametersOf(path).toSorted().join());
  if (others.some((other) => other !== parameters))
    return `the paths of "${name}" have other parameters in another language`;
  const open = parameters === '' ? [] : parameters.split(',');
  if (instances && open.length !== 1) return `"${name}" has instances, but not one parameter`;
  if (open.length === 0) return null;
  if (hasTwice(open)) return `a path of "${name}" has a parameter twice`;
  if ((indexed && !instances) || menu || LINKED[name] === remote)
    return `"${name}" is linked to without parameters, but its paths have some`;
  return problemOfInstances(name, page);
}

/**
 * What makes the pages of a remote contradict each other or the portal, in words; null when nothing does. Each path lies
 * below a prefix of the remote and belongs to one page in one language; the paths of a page differ by language in their
 * words alone; whatever lists pages or links to them needs a path without parameters, or the instances of the one that
 * there is.
 */
export function problemOf({ remote, pages }: RoutesDocument): string | null {
  const taken = new Map<string, string>();
  for (const [name, page] of Object.entries(pages)) {
    const problem = problemOfPage(name, page, remote);
    if (problem) return problem;
    for (const path of pathsOf(page.paths)) {
      const owner = taken.get(patternOf(path));
      if (owner !== undefined) return `"${name}" is at ${path}, where "${owner}" is`;
      taken.set(patternOf(path), name);
    }
  }
  return null;
}
