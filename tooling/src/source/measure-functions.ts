import ts from 'typescript';

/** A function and how many lines it has. */
export interface MeasuredFunction {
  readonly name: string;
  readonly lines: number;
}

type WithBody =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration;

const isFunction = (node: ts.Node): node is WithBody =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

/** What it is called, or what takes it: a variable, a property, the function it is handed to. */
function nameOf(node: WithBody, parent: ts.Node | undefined, file: ts.SourceFile): string {
  if (node.name) return node.name.getText(file);
  if (parent && (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)))
    return parent.name.getText(file);
  return parent && ts.isCallExpression(parent)
    ? `${parent.expression.getText(file)}(…)`
    : 'a function';
}

/** Every function of a file. */
export function* measureFunctions(
  file: ts.SourceFile,
  node: ts.Node = file,
  parent?: ts.Node,
): Generator<MeasuredFunction> {
  if (isFunction(node) && node.body) {
    const lineOf = (place: number) => file.getLineAndCharacterOfPosition(place).line;
    const lines = lineOf(node.end) - lineOf(node.getStart(file)) + 1;
    yield { name: nameOf(node, parent, file), lines };
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* measureFunctions(file, child, node);
}
