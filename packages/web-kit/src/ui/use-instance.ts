import { type PagePaths, pathsOf } from '@zielona-fala/contracts/portal';
import { useParams } from '@zielona-fala/web-kit/router';

/**
 * Name of the instance that the address names, in whatever language: while the language changes, the address still speaks
 * the one before. Null at an address of no instance.
 */
export function useInstance<Name extends string>(instances: Readonly<Record<Name, PagePaths>>): Name | null {
  const steps = Object.values(useParams());
  const names = Object.keys(instances) as Name[];
  return names.find((name) => pathsOf(instances[name]).some((word) => steps.includes(word))) ?? null;
}
