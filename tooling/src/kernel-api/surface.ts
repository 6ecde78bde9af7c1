import { join } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler-options';
import type { Declarations } from './declarations';
import { declarationsHost } from './declarations-host';
import { declarationsOf, kernelFolder } from './kernel-package';
import { targetOf } from './pair-names';

/** A name with how it is declared. */
export interface Declared {
  readonly name: string;
  readonly text: string;
}

/** What the shell lends: each entry's names, and what those mention of the kernel. */
export interface Surface {
  readonly entries: ReadonlyMap<string, readonly Declared[]>;
  readonly mentioned: readonly Declared[];
}

const folder = join(kernelFolder, '.surface');
const printer = ts.createPrinter({ removeComments: true });

const isOwn = (node: ts.Node) => node.getSourceFile().fileName.startsWith(folder);

/** A declaration with its whole statement: `const a: string` alone says not that it is exported. */
const statementOf = (node: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(node) ? node.parent.parent : node;

const libraryOf = ({ fileName }: ts.SourceFile): string =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(fileName)?.[1] ?? 'a library';

const byName = (a: Declared, b: Declared) => (a.name < b.name ? -1 : 1);

function textOf(symbol: ts.Symbol): string {
  const texts = (symbol.declarations ?? []).map((node) =>
    isOwn(node)
      ? printer.printNode(ts.EmitHint.Unspecified, statementOf(node), node.getSourceFile())
      : `// from ${libraryOf(node.getSourceFile())}`,
  );
  return [...new Set(texts)].join('\n');
}

/** The kernel's own things that a declaration names. */
function* mentionedIn(checker: ts.TypeChecker, node: ts.Node): Generator<ts.Symbol> {
  const found = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  const symbol = found && targetOf(checker, found);
  const isDeclared = symbol?.declarations?.some(
    (declaration) => isOwn(declaration) && ts.isSourceFile(statementOf(declaration).parent),
  );
  if (symbol && isDeclared === true) yield symbol;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* mentionedIn(checker, child);
}

function reachedFrom(checker: ts.TypeChecker, lent: ReadonlySet<ts.Symbol>): Declared[] {
  const reached = new Set(lent);
  // What is added while it is gone through is gone through too.
  for (const symbol of reached)
    for (const node of symbol.declarations ?? [])
      if (isOwn(node)) for (const other of mentionedIn(checker, node)) reached.add(other);
  return [...reached]
    .filter((symbol) => !lent.has(symbol))
    .map((symbol) => ({ name: symbol.name, text: textOf(symbol) }));
}

/** Reads declarations as what they offer. */
export function readSurface(declarations: Declarations, entries: readonly string[]): Surface {
  const options = compilerOptions();
  const files = new Map([...declarations].map(([place, text]) => [join(folder, place), text]));
  const roots = entries.map((entry) => join(folder, declarationsOf(entry)));
  const program = ts.createProgram({
    rootNames: roots,
    options,
    host: declarationsHost(options, files),
  });
  const checker = program.getTypeChecker();
  const lent = new Set<ts.Symbol>();
  const namesOf = (root: string): readonly Declared[] => {
    const source = program.getSourceFile(root);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : [])
      .map((exported) => {
        const symbol = targetOf(checker, exported);
        lent.add(symbol);
        return { name: exported.name, text: textOf(symbol) };
      })
      .sort(byName);
  };
  const named = new Map(entries.map((entry, index) => [entry, namesOf(roots[index] ?? '')]));
  return { entries: named, mentioned: reachedFrom(checker, lent).sort(byName) };
}
