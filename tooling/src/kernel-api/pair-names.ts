import { join } from 'node:path';
import ts from 'typescript';
import { programOf, type Declarations } from './kernel-program';
import { kernelFolder } from './kernel-package';
import { withStrictMethods } from './strict-methods';

export type Side = 'before' | 'now';
export const sides: readonly Side[] = ['before', 'now'];

/** A folder that is nowhere but in memory: in the kernel, so that its libraries are found. */
export const comparedFolder = join(kernelFolder, '.compared');

const fileOf = (side: Side, entry: string) => join(comparedFolder, side, `${entry}.d.ts`);

/**
 * Both sides as files beside each other. An entry that is the same is one file for both, so that its types are
 * the same ones.
 */
export function sideFiles(before: Declarations, now: Declarations): Map<string, string> {
  const files = new Map<string, string>();
  const take = (side: Side, entry: string, text: string) => {
    const file = fileOf(side, entry);
    files.set(file, withStrictMethods(file, text));
  };
  for (const [entry, text] of now) take('now', entry, text);
  for (const [entry, text] of before) {
    if (now.get(entry) !== text) take('before', entry, text);
    else files.set(fileOf('before', entry), `export * from '../now/${entry}';`);
  }
  return files;
}

export const sideRoots = (entries: readonly string[], files: ReadonlyMap<string, string>) =>
  entries
    .flatMap((entry) => sides.map((side) => fileOf(side, entry)))
    .filter((file) => files.has(file));

/** What is exported under a name. */
export interface Exported {
  readonly isValue: boolean;
  readonly isType: boolean;
  /** How many parameters its type takes. */
  readonly arity: number;
}

export const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

function read({ flags, declarations = [] }: ts.Symbol): Exported {
  const [arity = 0] = declarations.flatMap((node) =>
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
      ? [node.typeParameters?.length ?? 0]
      : [],
  );
  return {
    isValue: (flags & ts.SymbolFlags.Value) !== 0,
    isType: (flags & ts.SymbolFlags.Type) !== 0,
    arity,
  };
}

/** The symbols that an entry exports on one side. */
export function exportsOf(
  program: ts.Program,
  side: Side,
  entry: string,
): ReadonlyMap<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(fileOf(side, entry));
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return new Map(exported.map((symbol) => [symbol.name, targetOf(checker, symbol)]));
}

/** A name that an entry had before and has now. */
export interface Pair {
  readonly entry: string;
  readonly name: string;
  readonly before: Exported;
  readonly now: Exported;
}

export interface PairedNames {
  readonly pairs: readonly Pair[];
  /** Of the names that one side lacks. */
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

export function pairNames(program: ts.Program, entries: readonly string[]): PairedNames {
  const pairs: Pair[] = [];
  const gone: string[] = [];
  const added: string[] = [];
  for (const entry of entries) {
    const before = exportsOf(program, 'before', entry);
    const now = exportsOf(program, 'now', entry);
    for (const [name, symbol] of before) {
      const current = now.get(name);
      if (current) pairs.push({ entry, name, before: read(symbol), now: read(current) });
      else gone.push(`${entry} ${name}`);
    }
    added.push(
      ...[...now.keys()].filter((name) => !before.has(name)).map((name) => `${entry} ${name}`),
    );
  }
  return { pairs, gone, added };
}

/** The names that each entry exports. */
export function namesOf(declarations: Declarations): ReadonlyMap<string, readonly string[]> {
  const files = sideFiles(new Map(), declarations);
  const program = programOf([...files.keys()], files);
  return new Map(
    [...declarations.keys()].map((entry) => [entry, [...exportsOf(program, 'now', entry).keys()]]),
  );
}
