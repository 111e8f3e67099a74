import ts from 'typescript';

/** Where something is listed. */
type Listing = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;
type Find = (node: ts.Node) => Listing | undefined;

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function first<Found>(node: ts.Node, find: (node: ts.Node) => Found | undefined): Found | undefined {
  return find(node) ?? ts.forEachChild(node, (child) => first(child, find));
}

/** Without `as const` and `satisfies`. */
function bare(node: ts.Node | undefined): ts.Node | undefined {
  return node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? bare(node.expression) : node;
}

function asListing(node: ts.Node | undefined): Listing | undefined {
  const found = bare(node);
  if (!found) return undefined;
  return ts.isArrayLiteralExpression(found) || ts.isObjectLiteralExpression(found) ? found : undefined;
}

const isNamed = (node: { readonly name: ts.Node }, name: string): boolean =>
  node.name.getText().replaceAll(/['"]/g, '') === name;

/** The array or object that a variable or property of this name is. */
export const valueNamed =
  (name: string): Find =>
  (node) =>
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && isNamed(node, name)
      ? asListing(node.initializer)
      : undefined;

/** The array or object that a property of this name is. */
export const propertyNamed =
  (name: string): Find =>
  (node) =>
    ts.isPropertyAssignment(node) && isNamed(node, name) ? asListing(node.initializer) : undefined;

/** The first array or object that a function of this name is called with. */
export const argumentOf =
  (called: string): Find =>
  (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== called) return undefined;
    return node.arguments.map(asListing).find((listing) => listing !== undefined);
  };

/** The array with an element of which this is true. */
export const arrayWith =
  (matches: RegExp): Find =>
  (node) =>
    ts.isArrayLiteralExpression(node) && node.elements.some((each) => matches.test(each.getText()))
      ? node
      : undefined;

/** The object with a property of this name. */
export const objectWith =
  (name: string): Find =>
  (node) =>
    ts.isObjectLiteralExpression(node) &&
    node.properties.some((each) => each.name !== undefined && isNamed({ name: each.name }, name))
      ? node
      : undefined;

/** The array or object that the first function of such a name gives back. */
export const returnedBy =
  (name: RegExp): Find =>
  (node) => {
    if (!ts.isFunctionDeclaration(node) || !name.test(node.name?.text ?? '')) return undefined;
    return first(node, (inner) => (ts.isReturnStatement(inner) ? asListing(inner.expression) : undefined));
  };

/**
 * Adds an element or property at the end of what is found, at its start, or by the alphabet.
 * @throws Error when nothing is found
 */
export function addTo(
  text: string,
  find: Find,
  entry: string,
  at: 'start' | 'end' | 'sorted' = 'end',
): string {
  const found = first(parse(text), find);
  if (!found) throw new Error(`There is no place for “${entry}” where it is looked for`);
  const all = ts.isArrayLiteralExpression(found) ? found.elements : found.properties;
  const after = at === 'sorted' ? all.find((each) => each.getText() > entry) : undefined;
  if (after) return inserted(text, after.getStart(), `${entry},\n`);
  if (at === 'start' || all.length === 0) return inserted(text, found.getStart() + 1, `\n${entry},`);
  return inserted(text, all.end, all.hasTrailingComma ? `\n${entry},` : `,\n${entry},`);
}

/** Adds an import, or a re-export where the file has those alone; `biome` puts it in its place. */
export function addImport(text: string, line: string): string {
  const isImport = (node: ts.Node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const statement = parse(text).statements.find(isImport);
  return inserted(text, statement?.getStart() ?? 0, `${line}\n`);
}

/** Adds a JSX element before another one. @throws Error when that is not there */
export function addBeforeElement(text: string, tag: string, element: string): string {
  const found = first(parse(text), (node) =>
    ts.isJsxSelfClosingElement(node) && node.tagName.getText() === tag ? node : undefined,
  );
  if (!found) throw new Error(`There is no <${tag} /> before which “${element}” could stand`);
  return inserted(text, found.getStart(), `${element}\n`);
}

/** Adds a name to what an `export { … }` without a source exports. @throws Error when there is none */
export function addExport(text: string, name: string): string {
  const found = first(parse(text), (node) =>
    ts.isExportDeclaration(node) &&
    !node.moduleSpecifier &&
    node.exportClause &&
    ts.isNamedExports(node.exportClause)
      ? node.exportClause
      : undefined,
  );
  if (!found) throw new Error(`There is no export to which ${name} could be added`);
  return inserted(text, found.elements.end, found.elements.hasTrailingComma ? name : `, ${name}`);
}

const inserted = (text: string, at: number, addition: string): string =>
  text.slice(0, at) + addition + text.slice(at);
