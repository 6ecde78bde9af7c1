import { join } from 'node:path';
import ts from 'typescript';
import { kernelFolder, lentEntries } from './kernel-package';

/** A name that the shell lends, with what its comment says. */
export interface LentName {
  readonly entry: string;
  readonly name: string;
  /** Declared in the kernel, and not in a library that it hands on. */
  readonly isOwn: boolean;
  /** The code of each `@example`. */
  readonly examples: readonly string[];
}

const textOf = (comment: ts.JSDocTag['comment']) => ts.getTextOfJSDocComment(comment) ?? '';

const examplesAt = (node: ts.Node): readonly string[] =>
  ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === 'example')
    .map(({ comment }) => textOf(comment).trim());

/** A declaration and, of what a statement exports under several names, that statement. */
const documentedNodes = (node: ts.Node): readonly ts.Node[] =>
  ts.isExportSpecifier(node) ? [node, node.parent.parent] : [node];

/** Where a name was declared, and each place that hands it on. */
function* declarationsOf(checker: ts.TypeChecker, symbol: ts.Symbol): Generator<ts.Declaration> {
  yield* symbol.declarations ?? [];
  const next =
    symbol.flags & ts.SymbolFlags.Alias ? checker.getImmediateAliasedSymbol(symbol) : undefined;
  if (next) yield* declarationsOf(checker, next);
}

/** What the shell lends, as a program that holds the kernel's entries has it. */
export function lentNames(program: ts.Program): readonly LentName[] {
  const checker = program.getTypeChecker();
  return lentEntries.flatMap((entry) => {
    const file = program.getSourceFile(join(kernelFolder, 'src', entry, 'index.ts'));
    const module = file && checker.getSymbolAtLocation(file);
    return (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
      const places = [...declarationsOf(checker, symbol)];
      const own = places.filter(
        (node) => !program.isSourceFileFromExternalLibrary(node.getSourceFile()),
      );
      return {
        entry,
        name: symbol.name,
        isOwn: places.length === own.length,
        examples: own.flatMap(documentedNodes).flatMap(examplesAt),
      };
    });
  });
}
