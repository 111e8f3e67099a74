import ts from 'typescript';

const DECLARING = new Set(['test', 'describe']);

/**
 * The names of the tests of a file and of their groups, as they stand there, and of the cases of their tables.
 * @param fileName tells by its ending whether `<` can begin an element
 */
export function testNamesIn(fileName: string, source: string): readonly string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const tables = tablesOf(file);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && DECLARING.has(calleeOf(node.expression))) {
      const [first] = node.arguments;
      const named = first && ts.isIdentifier(first) ? tables.get(first.text) : first;
      if (named)
        names.push(
          ...(ts.isArrayLiteralExpression(named) ? named.elements.map(caseOf) : [named]).flatMap(textOf),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** What is declared at the top of a file, by its name. */
const tablesOf = (file: ts.SourceFile): ReadonlyMap<string, ts.Expression | undefined> =>
  new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .flatMap(({ name, initializer }) => (ts.isIdentifier(name) ? [[name.text, initializer] as const] : [])),
  );

/** @returns `test` of `test.each([…])` too */
function calleeOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)
    ? calleeOf(callee.expression)
    : '';
}

/** A row of a table begins with the name of its case. */
const caseOf = (row: ts.Expression): ts.Expression =>
  (ts.isArrayLiteralExpression(row) ? row.elements[0] : undefined) ?? row;

const textOf = (text: ts.Expression): string[] => (ts.isStringLiteralLike(text) ? [text.text] : []);
