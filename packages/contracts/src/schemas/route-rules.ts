import { LINKS } from '../portal/links.ts';
import { type RemoteName, remoteOf } from '../portal/remotes.ts';
import { type DescribedPage, parametersOf, pathsOf, type RoutesDocument } from '../portal/routes.ts';

const LINKED: Readonly<Record<string, RemoteName>> = LINKS;

/** `/exam/:id` and `/exam/:number` stand at the same paths. */
const patternOf = (path: string): string => path.replaceAll(/:\w+/g, ':');

function problemOfPage(name: string, { paths, indexed, menu }: DescribedPage, remote: RemoteName) {
  const all = pathsOf(paths);
  const foreign = all.find((path) => remoteOf(path) !== remote);
  if (foreign) return `"${name}" is at ${foreign}, which is not of ${remote}`;
  const [parameters = '', ...others] = all.map((path) => parametersOf(path).toSorted().join());
  if (others.some((other) => other !== parameters))
    return `the paths of "${name}" have other parameters in another language`;
  if (parameters === '') return null;
  if (new Set(parameters.split(',')).size < parameters.split(',').length)
    return `a path of "${name}" has a parameter twice`;
  if (indexed || menu || LINKED[name] === remote)
    return `"${name}" is linked to without parameters, but its paths have some`;
  return null;
}

/**
 * What makes the pages of a remote contradict each other or the portal, in words; null when nothing does. Each path lies
 * below a prefix of the remote and belongs to one page in one language; the paths of a page differ by language in their
 * words alone; whatever lists pages or links to them needs a path without parameters.
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
