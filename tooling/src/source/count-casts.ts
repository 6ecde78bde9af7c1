import ts from 'typescript';

const isConst = (type: ts.TypeNode) =>
  ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === 'const';

/** How often a file says that something has another type than is known of it; `as const` says no such thing. */
export function countCasts(node: ts.Node): number {
  let casts = 0;
  if (ts.isAsExpression(node) && !isConst(node.type)) casts += 1;
  ts.forEachChild(node, (child) => {
    casts += countCasts(child);
  });
  return casts;
}
