import ts from 'typescript';

/** Something that a module exports where it declares it. */
interface Declared {
  readonly name: string;
  readonly isDocumented: boolean;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesIn(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

/** What a file declares and exports, each with whether a sentence stands before it. */
const readDeclared = (file: ts.SourceFile): readonly Declared[] =>
  file.statements.filter(isExported).flatMap((node) => {
    const before = ts.getLeadingCommentRanges(file.text, node.pos) ?? [];
    const isDocumented = before.some(({ pos }) => file.text.startsWith('/**', pos));
    return namesIn(node).map((name) => ({ name, isDocumented }));
  });

/** One import or re-export of a module. */
export interface Import {
  readonly from: string;
  /** The names taken; `undefined` where all of it is. */
  readonly names: readonly string[] | undefined;
  /** What of it runs with this module: names, or all of it; absent for types and for what is imported later. */
  readonly runs?: readonly string[] | 'all' | undefined;
}

/** What a module takes from others, and under which names it offers things. */
export interface Module {
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
  /** What of that it declares itself. */
  readonly declared: readonly Declared[];
  readonly functions: readonly MeasuredFunction[];
  /** How often it says that something has another type. */
  readonly casts: number;
}

type Declaration = ts.ImportDeclaration | ts.ExportDeclaration;

const sourceOf = ({ moduleSpecifier }: Declaration): string | undefined =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier;

const nameIn = ({ propertyName, name }: Specifier) => (propertyName ?? name).text;

/** The names that a declaration takes, or those of them that are wanted; `undefined` where it takes all. */
function namesOf(
  node: Declaration,
  isWanted: (element: Specifier) => boolean = () => true,
): readonly string[] | undefined {
  if (ts.isExportDeclaration(node)) {
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.filter(isWanted).map(nameIn)
      : undefined;
  }
  const { importClause } = node;
  if (!importClause) return [];
  const { name, namedBindings } = importClause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return undefined;
  return [
    ...(name ? ['default'] : []),
    ...(namedBindings?.elements.filter(isWanted).map(nameIn) ?? []),
  ];
}

const isTypeOnly = (node: Declaration) =>
  ts.isExportDeclaration(node)
    ? node.isTypeOnly
    : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

function runsOf(node: Declaration): Import['runs'] {
  if (ts.isImportDeclaration(node) && !node.importClause) return [];
  if (isTypeOnly(node)) return undefined;
  const values = namesOf(node, (element) => !element.isTypeOnly) ?? 'all';
  return values.length > 0 ? values : undefined;
}

const exportedBy = (node: ts.Statement): readonly string[] =>
  ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)
    ? node.exportClause.elements.map(({ name }) => name.text)
    : [];

function* nodesBelow(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) {
    yield child;
    yield* nodesBelow(child);
  }
}

/** What an expression names of a module: `import('x')`, `typeof import('x')`, `jest.mock('x')` is none. */
function importedBy(node: ts.Node): readonly Import[] {
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [from] = isCall ? node.arguments : [];
  if (from && ts.isStringLiteral(from)) return [{ from: from.text, names: undefined }];
  if (!ts.isImportTypeNode(node) || !ts.isLiteralTypeNode(node.argument)) return [];
  const { literal } = node.argument;
  return ts.isStringLiteral(literal) ? [{ from: literal.text, names: undefined }] : [];
}

/** Whether it says that something has another type than is known of it; `as const` says no such thing. */
const isCast = (node: ts.Node): boolean =>
  ts.isAsExpression(node) && !ts.isConstTypeReference(node.type);

/** A function and how many lines it has. */
export interface MeasuredFunction {
  readonly name: string;
  readonly lines: number;
}

/** What a function is called, or what takes it: a variable, a property, the function it is handed to. */
function nameOf({ name, parent }: ts.FunctionLikeDeclaration): string {
  if (name) return name.getText();
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText();
  return ts.isCallExpression(parent) ? `${parent.expression.getText()}(…)` : 'a function';
}

function measured(file: ts.SourceFile, node: ts.Node): readonly MeasuredFunction[] {
  const isMeasured =
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node);
  if (!isMeasured || !node.body) return [];
  const lineOf = (place: number) => file.getLineAndCharacterOfPosition(place).line;
  return [{ name: nameOf(node), lines: lineOf(node.end) - lineOf(node.getStart()) + 1 }];
}

/** Reads what a TypeScript file imports, types included, which names it offers, and how long its functions are. */
export function readModule(fileName: string, text: string): Module {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind);
  const nodes = [...nodesBelow(file)];
  const declared = file.statements.flatMap((node): Import[] => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const from = sourceOf(node);
    return from === undefined ? [] : [{ from, names: namesOf(node), runs: runsOf(node) }];
  });
  return {
    imports: [...declared, ...nodes.flatMap(importedBy)],
    exports: file.statements.flatMap(exportedBy),
    declared: readDeclared(file),
    functions: nodes.flatMap((node) => measured(file, node)),
    casts: nodes.filter(isCast).length,
  };
}
