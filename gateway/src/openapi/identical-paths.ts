import type { Operation } from './operation.ts';

/** Operations by path and method. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

type PathItem = Paths[string];

/**
 * Joins paths that differ in the names of their parameters only, which to OpenAPI are one:
 * `/tests/{category}` and `/tests/{testId}` become `/tests/{categoryOrTestId}`.
 */
export function joinIdenticalPaths(paths: Paths): Paths {
  const groups = Object.groupBy(Object.entries(paths), ([path]) => path.replaceAll(/\{\w+\}/g, '{}'));
  return Object.fromEntries(
    Object.values(groups).map((same = []) => {
      const names = same.map(([path]) => parametersOf(path));
      const joined = (names[0] ?? []).map((_, index) =>
        [...new Set(names.map((each) => each[index] ?? ''))]
          .sort()
          .reduce((one, other) => `${one}Or${other.replace(/^./, (letter) => letter.toUpperCase())}`),
      );
      const items = same.map(([path, item]) => renamed(item, new Map(zip(parametersOf(path), joined))));
      return [written(same[0]?.[0] ?? '', joined), Object.assign({}, ...items)];
    }),
  );
}

const parametersOf = (path: string): string[] => path.match(/(?<=\{)\w+(?=\})/g) ?? [];

const zip = (ones: readonly string[], others: readonly string[]): [string, string][] =>
  ones.map((one, index) => [one, others[index] ?? one]);

const written = (path: string, names: readonly string[]): string => {
  const rest = [...names];
  return path.replaceAll(/\{\w+\}/g, () => `{${rest.shift()}}`);
};

const renamed = (item: PathItem, names: ReadonlyMap<string, string>): PathItem =>
  Object.fromEntries(
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      method,
      {
        ...operation,
        parameters: operation.parameters.map((each) =>
          each.in === 'path' ? { ...each, name: names.get(each.name) ?? each.name } : each,
        ),
      },
    ]),
  );
