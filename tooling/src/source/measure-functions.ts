import ts from 'typescript';

/** A function and how many lines of it are to be followed: what it returns as elements, object or list is read. */
export interface MeasuredFunction {
  readonly name: string;
  readonly lines: number;
  /** All its lines, with what it returns. */
  readonly whole: number;
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

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

const isDeclared = (node: ts.Expression): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxFragment(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node);

/** What a function ends with, where that is declared and not done. */
function declaredIn(body: ts.ConciseBody): ts.Expression | undefined {
  const last = ts.isBlock(body) ? body.statements.at(-1) : undefined;
  const returned = last && ts.isReturnStatement(last) ? last.expression : undefined;
  const value = ts.isBlock(body) ? returned : body;
  return value && isDeclared(bare(value)) ? value : undefined;
}

/** Every function of a file. */
export function* measureFunctions(
  file: ts.SourceFile,
  node: ts.Node = file,
  parent?: ts.Node,
): Generator<MeasuredFunction> {
  if (isFunction(node) && node.body) {
    const linesOf = (part: ts.Node) =>
      file.getLineAndCharacterOfPosition(part.end).line -
      file.getLineAndCharacterOfPosition(part.getStart(file)).line;
    const declared = declaredIn(node.body);
    const whole = linesOf(node) + 1;
    const lines = whole - (declared ? linesOf(declared) : 0);
    yield { name: nameOf(node, parent, file), lines, whole };
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* measureFunctions(file, child, node);
}
