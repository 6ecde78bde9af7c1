import ts from 'typescript';
import { measureFunctions, type MeasuredFunction } from './measure-functions';

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

function exportedBy(node: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name }) => name.text)
      : [];
  return [];
}

/** Expressions that name a module: `import('x')`, `typeof import('x')`, `jest.mock('x')` is none. */
function* dynamicImports(node: ts.Node): Generator<Import> {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    if (from && ts.isStringLiteral(from)) yield { from: from.text, names: undefined };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    if (ts.isStringLiteral(literal)) yield { from: literal.text, names: undefined };
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* dynamicImports(child);
}

const isConst = (type: ts.TypeNode) =>
  ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === 'const';

/** How often a file says that something has another type than is known of it; `as const` says no such thing. */
function countCasts(node: ts.Node): number {
  let casts = 0;
  if (ts.isAsExpression(node) && !isConst(node.type)) casts += 1;
  ts.forEachChild(node, (child) => {
    casts += countCasts(child);
  });
  return casts;
}

/** Reads what a TypeScript file imports, types included, which names it offers, and how long its functions are. */
export function readModule(fileName: string, text: string): Module {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false, kind);
  const declared = file.statements.flatMap((node): Import[] => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const from = sourceOf(node);
    return from === undefined ? [] : [{ from, names: namesOf(node), runs: runsOf(node) }];
  });
  return {
    imports: [...declared, ...dynamicImports(file)],
    exports: file.statements.flatMap(exportedBy),
    declared: readDeclared(file),
    functions: [...measureFunctions(file)],
    casts: countCasts(file),
  };
}
