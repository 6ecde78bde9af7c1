import { join } from 'node:path';
import ts from 'typescript';
import { programOf, type Declarations } from './kernel-program';
import { kernelFolder } from './kernel-package';
import { withStrictMethods } from './strict-methods';

export const sides = ['before', 'now'] as const;
export type Side = (typeof sides)[number];

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

const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

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

/** The names that each entry exports. */
export function namesOf(declarations: Declarations): ReadonlyMap<string, readonly string[]> {
  const files = sideFiles(new Map(), declarations);
  const program = programOf([...files.keys()], files);
  return new Map(
    [...declarations.keys()].map((entry) => [entry, [...exportsOf(program, 'now', entry).keys()]]),
  );
}
