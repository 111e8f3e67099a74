import ts from 'typescript';

/** The ids of the messages that a module holds: each stands where it is used, with its Polish text beside it. */
export function declaredIds(source: string): readonly string[] {
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    const id = idOf(node);
    if (id !== null) ids.push(id);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest));
  return ids;
}

function idOf(node: ts.Node): string | null {
  const values = new Map(
    propertiesOf(node).flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) ? [[name.text, initializer] as const] : [],
    ),
  );
  const id = values.get('id');
  return id && values.has('defaultMessage') && ts.isStringLiteralLike(id) ? id.text : null;
}

/** Of a descriptor, or of a component that shows a message. */
function propertiesOf(node: ts.Node): readonly (ts.PropertyAssignment | ts.JsxAttribute)[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.filter(ts.isPropertyAssignment);
  return ts.isJsxAttributes(node) ? node.properties.filter(ts.isJsxAttribute) : [];
}
